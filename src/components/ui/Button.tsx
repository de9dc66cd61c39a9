import type { ButtonHTMLAttributes } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'dawn' | 'line' | 'ink'
  /** Said instead of the label while something is under way. The button does nothing then, and keeps the focus, which a `disabled` one would lose. */
  busy?: string | false | undefined
}

const classes = { dawn: 'button button-dawn', line: 'button button-line', ink: 'button' }

/** The site's button, for islands. The second click of a double click is not another click. Enter in a field of its form is a click on it, too. */
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
