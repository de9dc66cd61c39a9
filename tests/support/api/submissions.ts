/** A valid filling of every kind of form. */
export const CONTACT = { name: 'Ada Byron', email: 'ada@example.com', query: 'Feedback', message: 'Thank you.' }
export const LOAN = { name: 'Ada Byron', email: 'ada@example.com', Amount: '8000', loanType: 'Business Loan', 'Reason for loan': 'A second oven.' }
export const INVESTMENT = { name: 'Ada Byron', email: 'ada@example.com', amount: '500', plan: 'SME Growth' }
export const MEMBERSHIP = { fullName: 'Ada Byron', email: 'ada@example.com', plan: 'Essential' }
export const APPLICATION = { name: 'Ada Byron', email: 'ada@example.com', experience: '2-3', education: 'master', coverLetter: 'Engines.' }

const BY_FORM: Record<string, Record<string, string>> = { contact: CONTACT, loan: LOAN, investment: INVESTMENT, membership: MEMBERSHIP }
export const fillingOf = (form: string): Record<string, string> => {
  const filling = form.startsWith('career-') ? APPLICATION : BY_FORM[form]
  if (!filling) throw new Error(`There is no filling of the form ${form} yet: add one here.`)
  return filling
}
