import type { ButtonHTMLAttributes } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'dawn' | 'line' | 'ink'
  /** Disabled and said instead of the label while something is under way. */
  busy?: string | false | undefined
}

const classes = { dawn: 'button button-dawn', line: 'button button-line', ink: 'button' }

/** The site's button, for islands. The second click of a double click is not another click. */
export const Button = ({ look = 'ink', busy, disabled, type = 'button', children, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className={classes[look]}
    disabled={Boolean(busy) || disabled}
    onClickCapture={(event) => { if (event.detail > 1) event.preventDefault() }}
  >
    {busy || children}
  </button>
)
