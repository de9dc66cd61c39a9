import type { CollectionEntry } from 'astro:content'
import { inOrder } from '#data/entries.ts'

export type Plan = CollectionEntry<'plans'>

/** The membership plans in the order of the pricing page. */
export const plans = (): Promise<Plan[]> => inOrder('plans')

/** The rows of the comparison: every feature of any plan, beginning with those of the plan that has most, each with its value by plan. */
export const comparisonOf = (all: Plan[]): { title: string; values: (string | undefined)[] }[] => {
  const fullestFirst = all.toSorted((a, b) => b.data.features.length - a.data.features.length)
  const titles = new Set(fullestFirst.flatMap((plan) => plan.data.features.map((feature) => feature.title)))
  return [...titles].map((title) => ({ title, values: all.map((plan) => plan.data.features.find((feature) => feature.title === title)?.value) }))
}
