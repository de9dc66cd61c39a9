/**
 * Draws the covers of the ten articles that the site begins with, each beside its text in `content/news/<slug>/cover.svg`.
 * The results are committed: they are content, and an editor may replace any of them with a picture of their own.
 * Run by hand after a change of colours: `npm run pictures:covers`.
 */
import { ai } from './covers/ai.ts'
import { businessPlanForLenders } from './covers/business-plan-for-lenders.ts'
import { checkBeforeYouInvest } from './covers/check-before-you-invest.ts'
import { debtToIncomeRatio } from './covers/debt-to-income-ratio.ts'
import { depositInsurance } from './covers/deposit-insurance.ts'
import { eb2NationalInterestWaiver } from './covers/eb-2-national-interest-waiver.ts'
import { freeCreditReports } from './covers/free-credit-reports.ts'
import { immigrationLegalHelp } from './covers/immigration-legal-help.ts'
import { jobScams } from './covers/job-scams.ts'
import { loanOfficerCareer } from './covers/loan-officer-career.ts'
import { save } from './output.ts'

const covers: Record<string, () => string> = {
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

const news = new URL('../../content/news/', import.meta.url)
for (const [slug, draw] of Object.entries(covers)) save(news, `${slug}/cover.svg`, draw())
