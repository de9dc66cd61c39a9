import type { Career } from '#data/careers.ts'

export type Pay = NonNullable<Career['data']['pay']>

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
const per = { hour: 'an hour', month: 'a month', year: 'a year' } as const

/** What a posting pays, as its page says it: "$62,000 to $78,000 a year", "$24.50 an hour". */
export const payInWords = (pay: Pay): string =>
  `${[pay.from, pay.to].filter((amount) => amount !== undefined).map((amount) => dollars.format(amount)).join(' to ')} ${per[pay.per]}`
