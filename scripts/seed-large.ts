/** `npm run db:seed:large`: enough rows to see whether the lists hold (docs/decisions/lists-at-scale.md). */
import { withLargeData } from './large/with-large-data.ts'

await withLargeData(() => Promise.resolve())
