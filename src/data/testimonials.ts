import { entriesOf } from '#data/entries.ts'

export const testimonials = async () => (await entriesOf('testimonials')).sort((a, b) => a.data.order - b.data.order)
