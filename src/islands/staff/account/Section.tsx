import type { ReactNode, Ref } from 'react'
import type { Part } from '#islands/staff/account/parts.ts'
import './security.css'

type Props = Part & { children: ReactNode; heading?: Ref<HTMLHeadingElement> }

/** A part of a security page: what it is about, and beside or below that what can be done. Given `heading`, the heading can take the focus. */
export const Section = ({ id, title, lead, children, heading }: Props) => (
  <section className="security" aria-labelledby={id}>
    <div>
      <h2 id={id} {...(heading ? { ref: heading, tabIndex: -1 } : {})}>{title}</h2>
      <p className="security-lead">{lead}</p>
    </div>
    <div className="security-work">{children}</div>
  </section>
)
