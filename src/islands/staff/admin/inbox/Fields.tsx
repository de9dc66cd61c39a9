import type { WholeSubmission } from '#contracts/api/submissions.ts'
import './fields.css'

/** What was sent, in the form's order and words, without the sender, who is named above; fields that were left empty are shown as such. */
export const Fields = ({ submission: { fields } }: { submission: WholeSubmission }) => (
  <dl className="inbox-fields">
    {fields.filter(({ value, isSender }) => value === '' || !isSender).map(({ name, label, value }) => (
      <div key={name} data-long={value.length > 80 || value.includes('\n')}>
        <dt>{label}</dt>
        <dd dir="auto">{value || <span className="inbox-none">–<span className="sr-only"> not given</span></span>}</dd>
      </div>
    ))}
  </dl>
)

/** The posting's requirement beside what the applicant stated. */
export const Requirement = ({ submission: { requirement, belowRequirement } }: { submission: WholeSubmission }) =>
  requirement && (
    <p className="inbox-requirement" data-below={belowRequirement}>
      {belowRequirement && <strong>Below the requirement. </strong>}
      <span>{`The posting asks for ${requirement.years}+ years; the applicant states ${requirement.stated ? `${requirement.stated} years` : 'nothing'}.`}</span>
    </p>
  )
