/** Under which network an address is counted. */
import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

const bytesOf = (group = '') => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]

/** The first four of an address's eight groups; `::` stands for as many zeros as are missing. */
const firstHalf = (address: string): string[] => {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4)
}

/**
 * An IPv6 address's /64, which one customer has to itself; an IPv4 address as it is, also where it comes mapped into
 * IPv6. Anything else stands for itself.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  // As a URL writes it: lower case, no leading zeros, no dotted part, the longest run of zeros as `::`.
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const mapped = MAPPED.exec(short)
  return mapped ? [...bytesOf(mapped[1]), ...bytesOf(mapped[2])].join('.') : `${firstHalf(short).join(':')}::/64`
}
