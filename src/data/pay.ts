import type { Career } from '#data/careers.ts'
import { site } from '#site/config.ts'

export type Pay = NonNullable<Career['data']['pay']>

const per = { hour: 'an hour', month: 'a month', year: 'a year' } as const

/** What a posting pays, as its page says it: "$62,000 to $78,000 a year", "$24.50 an hour". */
export const payInWords = (pay: Pay, { locale, currency }: { locale: string; currency: string } = site): string => {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return `${[pay.from, pay.to].filter((amount) => amount !== undefined).map((amount) => money.format(amount)).join(' to ')} ${per[pay.per]}`
}
