/** The age at `today`, both `YYYY-MM-DD`. */
export const ageAt = (dateOfBirth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (today.slice(5) < dateOfBirth.slice(5) ? 1 : 0)
