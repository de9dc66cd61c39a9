import './status.css'

export type Tone = 'green' | 'yellow' | 'red' | 'grey'

/** A status by colour and word (spec section 4). */
export const Status = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className="status" data-tone={tone}>{children}</span>
)
