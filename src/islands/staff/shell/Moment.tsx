import { ago } from '#lib/ago.ts'
import { shortMoment } from '#lib/format.ts'

/** A moment (ISO 8601), to be read; how long ago it was is a title, which no touch and no key gets out. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at} title={ago(new Date(at))}>{shortMoment(at)}</time>
