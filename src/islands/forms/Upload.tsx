/** How much of a file has been sent. The live region exists before its first words, and announces steps of ten. */
export const Upload = ({ percent }: { percent: number | undefined }) => (
  <div className="upload">
    {percent !== undefined && <progress value={percent} max={100} aria-label="Upload" />}
    <p aria-live="polite">{percent === undefined ? '' : percent < 100 ? `${Math.floor(percent / 10) * 10}% sent` : 'All sent, waiting for the answer'}</p>
  </div>
)
