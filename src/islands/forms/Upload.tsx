import { useEffect, useRef } from 'react'
import { takeDropped } from '#islands/forms/dropped.ts'

/** How much of a file has been sent. The live region exists before its first words, and announces steps of ten. */
export const Upload = ({ percent }: { percent: number | undefined }) => {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => takeDropped(part.current!.closest('form')!), [])
  return (
    <div ref={part} className="upload">
      {percent !== undefined && <progress value={percent} max={100} aria-label="Upload" />}
      <p aria-live="polite">{percent === undefined ? '' : percent < 100 ? `${Math.floor(percent / 10) * 10}% sent` : 'All sent, waiting for the answer'}</p>
    </div>
  )
}
