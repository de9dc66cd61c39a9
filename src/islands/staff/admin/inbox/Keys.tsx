import './keys.css'

const KEYS: [keys: string[], does: string][] = [
  [['J', 'K'], 'next, previous'], [['Enter'], 'open'], [['N', 'P', 'D'], 'new, in progress, done'], [['S'], 'spam'], [['R'], 'reply'], [['/'], 'search'], [['Esc'], 'close'],
]

/** What the keys do, and the switch for whoever doesn't want single letters to do anything. */
export const Keys = ({ on, set }: { on: boolean; set: (on: boolean) => void }) => (
  <aside className="inbox-keys" aria-label="Keyboard">
    <ul>
      {KEYS.map(([keys, does]) => <li key={does}>{keys.map((key) => <kbd key={key}>{key}</kbd>)} {does}</li>)}
    </ul>
    <label><input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} /> Single letters work as keys</label>
  </aside>
)
