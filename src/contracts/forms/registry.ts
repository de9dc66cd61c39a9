/** Every form that the endpoint accepts, by id. Career forms are derived from the postings in `content/careers/`. */
import { careerForm } from '#contracts/forms/career.ts'
import { contactForm } from '#contracts/forms/contact.ts'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { investmentForm } from '#contracts/forms/investment.ts'
import { loanForm } from '#contracts/forms/loan.ts'
import { membershipForm } from '#contracts/forms/membership.ts'
import { postings } from '#contracts/forms/postings.generated.ts'

export const allForms = [contactForm, investmentForm, loanForm, membershipForm, ...postings.map(careerForm)]

export const formById = (id: string): FormDeclaration | undefined => allForms.find((form) => form.id === id)
