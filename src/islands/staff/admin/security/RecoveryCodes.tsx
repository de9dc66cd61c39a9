import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copy } from '#islands/staff/shell/copy.ts'
import { saveFile } from '#islands/staff/shell/save-file.ts'
import { Notice } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { focusHere } from '#ui/focus-here.ts'

const COPY_WORDS = { done: 'Recovery codes copied', byHand: 'Please select the codes and copy them with your keyboard' }

/** Shows the recovery codes, this once: nobody can read them again. */
export const RecoveryCodes = ({ codes, onKept }: { codes: string[]; onKept: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusHere(heading.current!), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className="security-codes">
      <h3 ref={heading} tabIndex={-1}>Keep your recovery codes</h3>
      <Notice>Each signs you in once, should you lose your phone. They are shown only now: print them, or keep them in a password manager.</Notice>
      <ul translate="no">{codes.map((code) => <li key={code}>{code}</li>)}</ul>
      <div className="security-buttons">
        <button type="button" className="staff-button" onClick={() => void copy(text, COPY_WORDS)}><Copy className="icon" aria-hidden="true" /> Copy</button>
        <button type="button" className="staff-button" onClick={() => saveFile({ content: new Blob([text], { type: 'text/plain' }), name: 'recovery-codes.txt' })}>
          <Download className="icon" aria-hidden="true" /> Download
        </button>
      </div>
      <div><Button onClick={onKept}>I have kept them</Button></div>
    </div>
  )
}
