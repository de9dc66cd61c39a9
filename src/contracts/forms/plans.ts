/** The membership plans, apart from their form, so that a page can read its address without carrying the form. */
export const MEMBERSHIP_PLANS = ['Essential', 'Professional', 'Enterprise'] as const
export const DEFAULT_PLAN = 'Professional'

/** The plan that `?plan=` names; anything unknown is Professional (spec section 2, decisions "Routes"). */
export const planFrom = (value: string | null): string =>
  MEMBERSHIP_PLANS.find((plan) => plan.toLowerCase() === value?.trim().toLowerCase()) ?? DEFAULT_PLAN
