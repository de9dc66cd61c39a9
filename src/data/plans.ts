import { entriesOf } from '#data/entries.ts'

/** The membership plans in the order of the pricing page. */
export const plans = async () => (await entriesOf('plans')).sort((a, b) => a.data.order - b.data.order)
