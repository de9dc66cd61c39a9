import type { ReactNode } from 'react'
import type { Role } from '#contracts/roles.ts'
import type { Part } from '#islands/staff/account/parts.ts'
import { Section } from '#islands/staff/account/Section.tsx'
import { Loading } from '#islands/staff/shell/Loading.tsx'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'

/** The built page has each part's heading and lead, and keeps room for its controls. */
const Meanwhile = ({ parts }: { parts: Part[] }) => parts.map((part, i) => (
  <Section key={part.id} {...part}><div className="security-waiting" data-part={part.id}>{i === 0 && <Loading lines={2} />}</div></Section>
))

/** A security page made of `parts`. */
export const SecurityRoot = ({ role, parts, children }: { role: Role; parts: Part[]; children: ReactNode }) => (
  <StaffRoot role={role} meanwhile={<Meanwhile parts={parts} />}>{children}</StaffRoot>
)
