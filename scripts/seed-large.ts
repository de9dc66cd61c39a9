/** `npm run db:seed:large`: enough rows to see whether the lists stay fast (docs/decisions/lists-at-scale.md). */
import { withLargeData } from './large/with-large-data.ts'

await withLargeData(() => Promise.resolve())
