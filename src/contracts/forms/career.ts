import { RESUME, RESUME_SIZE, type Field, type FormDeclaration } from '#contracts/forms/declaration.ts'
import { emailField, nameField, phoneField } from '#contracts/forms/fields.ts'
import { RETENTION_MONTHS } from '#contracts/forms/retention.ts'

/** The facts of a posting's front matter that its application form needs. */
export type Posting = { /** The first name of its folder. */ slug: string; title: string; experienceYears: number; successSeconds: number; resume: boolean; /** Whether its last day has passed. */ closed?: boolean }

const EXPERIENCE = ['0-1', '2-3', '4-5', '6+'] as const
/**
 * Whether an applicant who states `experience` falls short of `years`: even the upper end of what they stated does.
 * Somebody who states "2-3" may have the three years that a posting requires, and "6+" has no upper end.
 */
export const isBelow = (experience: string, years: number): boolean => {
  const upper = /^\d+-(\d+)$/.exec(experience)?.[1]
  return upper !== undefined && Number(upper) < years
}

const EDUCATION = [
  { value: 'bachelor', label: 'Bachelor’s degree' },
  { value: 'master', label: 'Master’s degree' },
  { value: 'phd', label: 'PhD' },
  { value: 'other', label: 'Other' },
]

const resumeField: Field = {
  name: 'resume', label: 'Resume', type: 'file', required: true, wide: true,
  accept: RESUME.extensions.join(','), hint: `${RESUME.kinds}, at most ${RESUME_SIZE}`,
}

/** The application form of one posting (spec sections 2, 3, 4, 5, 8): resume and status code where the posting asks for a resume. */
export const careerForm = (posting: Posting): FormDeclaration => ({
  id: `career-${posting.slug}`,
  title: `Application for ${posting.title}`,
  tells: 'careers',
  retentionMonths: RETENTION_MONTHS.submission,
  fields: [
    nameField(),
    emailField,
    phoneField,
    { name: 'experience', label: 'Years of experience', type: 'select', required: true, options: EXPERIENCE.map((value) => ({ value, label: `${value} years` })) },
    { name: 'education', label: 'Education', type: 'select', required: true, options: EDUCATION, wide: true },
    ...(posting.resume ? [resumeField] : []),
    { name: 'coverLetter', label: 'Cover letter', type: 'textarea', required: true, rows: 6, wide: true },
  ],
  ...(posting.resume ? { fixed: { position: posting.title } } : {}),
  ...(posting.closed ? { closed: 'This position is closed. Applications are no longer accepted.' } : {}),
  submit: 'Submit application',
  busy: 'Submitting...',
  success: 'Thank you for applying. Your application has been received, and we will write to you by email.',
  after: { kind: 'replace', seconds: posting.successSeconds },
  failure: 'There was an error submitting your application. Please try again.',
  failureNamesStatus: posting.resume,
  promise: 'We read every application and answer each one, whatever the decision.',
})
