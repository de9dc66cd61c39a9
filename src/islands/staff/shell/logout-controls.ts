/** Wires the log-out buttons of the page's frame: `<button data-log-out>`. */
import type { Role } from '#contracts/roles.ts'
import { logOut } from '#islands/staff/shell/log-out.ts'

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-log-out]'))
  button.addEventListener('click', () => {
    button.disabled = true
    void logOut(button.dataset.logOut as Role)
  })
