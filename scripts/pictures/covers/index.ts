/** The covers of the articles that the site begins with, by the article's folder in `content/news/`. */
import { ai } from './ai.ts'
import { businessPlanForLenders } from './business-plan-for-lenders.ts'
import { checkBeforeYouInvest } from './check-before-you-invest.ts'
import { debtToIncomeRatio } from './debt-to-income-ratio.ts'
import { depositInsurance } from './deposit-insurance.ts'
import { eb2NationalInterestWaiver } from './eb-2-national-interest-waiver.ts'
import { freeCreditReports } from './free-credit-reports.ts'
import { immigrationLegalHelp } from './immigration-legal-help.ts'
import { jobScams } from './job-scams.ts'
import { loanOfficerCareer } from './loan-officer-career.ts'

export const covers: Record<string, () => string> = {
  ai,
  'business-plan-for-lenders': businessPlanForLenders,
  'check-before-you-invest': checkBeforeYouInvest,
  'debt-to-income-ratio': debtToIncomeRatio,
  'deposit-insurance': depositInsurance,
  'eb-2-national-interest-waiver': eb2NationalInterestWaiver,
  'free-credit-reports': freeCreditReports,
  'immigration-legal-help': immigrationLegalHelp,
  'job-scams': jobScams,
  'loan-officer-career': loanOfficerCareer,
}
