import { identifyRequest } from '#contracts/identify.ts'
import { identify } from '#server/clients/identify.ts'
import { db } from '#server/db/client.ts'
import { createApi } from '#server/http/app.ts'
import { jsonObject, parse } from '#server/http/body.ts'
import { noSoonerThan } from '#server/http/floor.ts'
import { requireOwnOrigin } from '#server/http/origin.ts'
import { LOOKUP_FLOOR_MS } from '#server/settings.ts'

/** `/api/users`: spec section 7. */
export const usersApi = createApi().post('/api/users/identify', async (c) => {
  requireOwnOrigin(c)
  const request = parse(identifyRequest, await jsonObject(c))
  return c.json({ data: await noSoonerThan(LOOKUP_FLOOR_MS, identify(db(), request, c.env.address)) })
})
