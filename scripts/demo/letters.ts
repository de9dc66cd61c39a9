/** What the demo's visitors wrote: who, how many days ago, and what; postings are given by number, because which ones there are depends on the content. */
import { DEFAULT_PLAN } from '#contracts/forms/membership.ts'

type Letter = { days: number; name: string; data: Record<string, string | number>; spam?: true }
const contact = (days: number, name: string, query: string, message: string, spam?: true): Letter => ({ days, name, data: { query, message }, ...(spam ? { spam } : {}) })
const loan = (days: number, name: string, Amount: number, loanType: string, reason: string, spam?: true): Letter => ({ days, name, data: { Amount, loanType, 'Reason for loan': reason }, ...(spam ? { spam } : {}) })
const investment = (days: number, name: string, amount: number, plan: string, message = ''): Letter => ({ days, name, data: { amount, plan, message } })
const membership = (days: number, name: string, plan: string, message = '', phone = ''): Letter => ({ days, name, data: { phone, plan, message } })

export const letters: Record<string, Letter[]> = {
  contact: [
    contact(0, 'Jordan Ellis', 'General Inquiry', 'Do you meet clients in person on Saturdays? I work in Lafayette during the week and could drive down.'),
    contact(1, 'Amara Nwankwo', 'Support Request', 'The calendar shows every Thursday in December as booked. Is that right, or am I looking at it wrongly?'),
    contact(2, 'VIP Capital Desk', 'General Inquiry', 'CONGRATULATIONS your business was SELECTED for instant funding, click to claim within 24h!!!', true),
    contact(3, 'Peter Lindqvist', 'Loan application error', 'I applied twice because the first page froze. Please keep the second one and ignore the first.'),
    contact(6, 'Noor Al-Sayed', 'Feedback', 'Ms. Carter explained every line of the agreement to my father in plain words. Thank you.'),
    contact(9, 'SEO Experts', 'General Inquiry', 'We will bring your website to the first page of search results. 100% guarantee. Reply for our price list.', true),
    contact(11, 'Gwen Thackeray', 'Non-satisfactory consultation', 'We had thirty minutes and twenty of them went on finding my documents. Can we repeat it?'),
    contact(19, 'Samuel Osei', 'General Inquiry', 'Is the borrowing cost the same for a cooperative as for a company?'),
    contact(27, 'Ilse Vandenberg', 'Support Request', 'My date of birth was entered with day and month reversed, so I can’t find my application.'),
    contact(34, 'crypto_whale_88', 'Feedback', 'double ur deposit today only wallet address below', true),
    contact(45, 'Renata Duarte', 'General Inquiry', 'Do you work with employers who sponsor several people at once?'),
    contact(58, 'Colm Brennan', 'Feedback', 'The page that explains the default protection fee is the clearest I have read anywhere.'),
    contact(73, 'Mei Takahashi', 'General Inquiry', 'Can the letters be drafted in Japanese first and translated afterwards?'),
  ],
  loan: [
    loan(0, 'Darnell Whitfield', 8000, 'Business Loan', 'A second oven for the bakery. The first one is booked from four in the morning and we turn orders away.'),
    loan(4, 'Beatriz Campos', 15000, 'Personal Loan', 'To pay for the bar exam and six months of rent while I prepare for it.'),
    loan(5, 'Best Loans 4 U', 999000, 'Personal Loan', 'no credit check best rates visit our page', true),
    loan(12, 'Farid Karimi', 5000, 'Salary Advance / Microcredit', 'The transmission went and I drive for a living.'),
    loan(16, 'Hannah Kowalczyk', 24000, 'Business Loan', 'Stock for the spring season, against signed orders of three garden centers.'),
    loan(29, 'Thabo Molefe', 12000, 'Business Loan', 'A used refrigerated van; the quote is attached to my application of last year.'),
    loan(40, 'Yvette Marchand', 7000, 'Personal Loan', 'Moving costs to Indianapolis for a position that begins in March.'),
    loan(52, 'Luis Escobar', 9000, 'Salary Advance / Microcredit', 'Tools for two apprentices who start at once instead of one after the other.'),
    loan(68, 'Agnieszka Nowak', 30000, 'Business Loan', 'The deposit for a workshop with a loading dock.'),
    loan(80, 'Desmond Clarke', 6000, 'Personal Loan', 'Certification courses; my employer pays back two thirds.'),
  ],
  investment: [
    investment(1, 'Priscilla Boateng', 2500, 'SME Growth', 'Please send the documents of the plan, and the report of last quarter if there is one.'),
    investment(8, 'Anders Holm', 10000, 'Real-Estate-Backed'),
    investment(17, 'Keiko Arai', 500, 'Transparent Ethical Tracked Returns', 'I would begin small and add to it each month. Is that possible?'),
    investment(31, 'Robert Castellanos', 40000, 'Fixed-Term High-Yield', 'What happens to the term if I die before its end?'),
    investment(48, 'Winnie Achieng', 1200, 'SME Growth'),
    investment(64, 'Tobias Frank', 5000, 'Real-Estate-Backed', 'Are the properties in Indiana only?'),
  ],
  membership: [
    membership(2, 'Ngozi Eze', 'Professional', 'Starting in January, please.', '+1 317 555 0171'),
    membership(14, 'Caleb Sutherland', 'Essential'),
    membership(23, 'Marguerite Dubois', 'Enterprise', 'Eleven people, two of them abroad until the summer. What would that cost?', '+1 317 555 0164'),
    membership(37, 'Ivan Petrov', DEFAULT_PLAN),
    membership(61, 'Salma Haddou', 'Essential', 'Is the founding-member price still open?'),
  ],
}

type Applicant = { days: number; name: string; experience: string; education: string; coverLetter: string }
const applicant = (days: number, name: string, experience: string, education: string, coverLetter: string): Applicant => ({ days, name, experience, education, coverLetter })

/** The applicants, who are distributed over the postings in turn. */
export const applicants: Applicant[] = [
  applicant(0, 'Tessa Marlowe', '4-5', 'master', 'I have read balance sheets of family companies for four years and have learned to ask what is not in them.'),
  applicant(2, 'Emmanuel Sarpong', '2-3', 'bachelor', 'I have worked with clients in two languages and would like to do more of it.'),
  applicant(4, 'Kira Blomquist', '0-1', 'bachelor', 'I finish my degree in May. I have not sold a loan yet, but I have explained mortgages to students every week for two years.'),
  applicant(6, 'Hassan Yildiz', '6+', 'other', 'Nine years of building partnerships for a credit union, three of them across state lines.'),
  applicant(9, 'Joanna Whitaker', '2-3', 'bachelor', 'Campaigns for two regional banks, with the figures of what they brought in.'),
  applicant(11, 'Dev Malhotra', '0-1', 'master', 'My thesis is a scheduling system that a clinic now uses. I would like to build for people who depend on it.'),
  applicant(15, 'Lorna Fitzgerald', '0-1', 'bachelor', 'A career change after eight years in audit support; I know the standards and would like to use them earlier.'),
  applicant(20, 'Mateus Carvalho', '4-5', 'phd', 'I prepared evidence for extraordinary-ability petitions at a university and know how long a letter takes.'),
  applicant(24, 'Ruth Adeyemi', '2-3', 'bachelor', 'Three years at a branch counter, the last of them deciding on loans up to ten thousand dollars.'),
  applicant(28, 'Olivia Steiner', '0-1', 'bachelor', 'I led sponsorships of our student union and would like to learn the trade properly.'),
  applicant(31, 'Marcus Devereaux', '6+', 'master', 'I have run a team of five, and would rather write again than run one.'),
  applicant(36, 'Aylin Şahin', '4-5', 'bachelor', 'Payment systems, mostly the part that has to work at three in the morning.'),
  applicant(41, 'Gregor Hale', '2-3', 'master', 'Two years of credit research on agricultural lenders.'),
  applicant(47, 'Chidi Onwudiwe', '6+', 'bachelor', 'I have relocated forty families, my own first.'),
  applicant(55, 'Bianca Ferrari', '4-5', 'bachelor', 'Microcredit in two countries; I know what a repayment plan looks like from the other side.'),
  applicant(62, 'Wesley Tran', '4-5', 'master', 'Partnerships with chambers of commerce in four counties.'),
  applicant(71, 'Nina Kowalski', '0-1', 'other', 'I have a following of my own and know what makes people read on.'),
  applicant(79, 'Arjun Mehta', '6+', 'phd', 'Fifteen years, the last six with the same team.'),
]
