import { inOrder } from '#data/entries.ts'

export const testimonials = () => inOrder('testimonials')
