import type { ButtonHTMLAttributes } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'dawn' | 'line' | 'ink'
  /** Shown instead of the label while something is in progress. The button then does nothing but keeps the focus, which a `disabled` one would lose. */
  busy?: string | false | undefined
}

const classes = { dawn: 'button button-dawn', line: 'button button-line', ink: 'button' }

/** The site's button, for islands. It ignores the second click of a double click. Enter in a field of its form arrives as a click too, so `busy` stops that as well. */
export const Button = ({ look = 'ink', busy, disabled, type = 'button', children, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className={classes[look]}
    disabled={disabled}
    aria-disabled={busy ? true : undefined}
    onClickCapture={(event) => { if (busy || event.detail > 1) { event.stopPropagation(); event.preventDefault() } }}
  >
    {busy || children}
  </button>
)
