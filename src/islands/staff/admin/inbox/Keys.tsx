import { useKeysOn } from '#islands/staff/admin/inbox/use-keys.ts'
import { inboxKeys } from '#stores/inbox-keys.ts'
import './keys.css'

const KEYS: [keys: string[], does: string][] = [
  [['J', 'K'], 'next, previous'], [['Enter'], 'open, then go to it'], [['N', 'P', 'D'], 'new, in progress, done'], [['S'], 'spam'], [['R'], 'reply'], [['/'], 'search'], [['Esc'], 'close'],
]

/** What the keys do, and the switch that turns single-letter keys off. */
export const Keys = () => (
  <aside className="inbox-keys" aria-label="Keyboard">
    <ul>
      {KEYS.map(([keys, does]) => <li key={does}>{keys.map((key) => <kbd key={key}>{key}</kbd>)} {does}</li>)}
    </ul>
    <label><input type="checkbox" checked={useKeysOn()} onChange={(event) => inboxKeys.set(event.target.checked ? 'on' : 'off')} /> Single-letter shortcuts</label>
  </aside>
)
