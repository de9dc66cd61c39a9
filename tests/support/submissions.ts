/** A valid filling of every kind of form. */
export const CONTACT = { name: 'Ada Byron', email: 'ada@example.com', query: 'Feedback', message: 'Thank you.' }
export const LOAN = { name: 'Ada Byron', email: 'ada@example.com', Amount: '8000', loanType: 'Business Loan', 'Reason for loan': 'A second oven.' }
export const INVESTMENT = { name: 'Ada Byron', email: 'ada@example.com', amount: '500', plan: 'SME Growth' }
export const MEMBERSHIP = { fullName: 'Ada Byron', email: 'ada@example.com', plan: 'Essential' }
export const APPLICATION = { name: 'Ada Byron', email: 'ada@example.com', experience: '2-3', education: 'master', coverLetter: 'Engines.' }
