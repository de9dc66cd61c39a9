import { db } from '#server/db/client.ts'
import { thawed } from '#server/db/thawed.ts'
import { noteRun } from '#server/health/runs.ts'
import { wentWell } from '#server/http/log.ts'
import { deleteExpired } from '#server/retention/delete.ts'

/** The work of the daily schedule. @returns whether it went well; a failure is logged, and made up for by the next day's run */
export const retain = (): Promise<boolean> =>
  wentWell('retention', async () => {
    await thawed()
    await deleteExpired(db())
    await noteRun(db(), 'retention')
  })
