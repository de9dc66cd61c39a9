import type { ReactNode } from 'react'

type Props = { title: string; sentence: string; isEmpty: boolean; children: ReactNode }

/** A picture with its message in a sentence; with nothing to show, the sentence alone. */
export const Picture = ({ title, sentence, isEmpty, children }: Props) => (
  <figure className="picture">
    <figcaption>
      <h3>{title}</h3>
      <p>{sentence}</p>
    </figcaption>
    {!isEmpty && children}
  </figure>
)
