import { ago } from '#lib/ago.ts'
import { shortMoment } from '#lib/format.ts'

/** A moment (ISO 8601) in words; how long ago it was is only a title, which touch and keys can't reach. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at} title={ago(new Date(at))}>{shortMoment(at)}</time>
