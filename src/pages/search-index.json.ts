import { documents } from '#components/search/documents.ts'

/** What /search looks through, fetched when somebody searches. */
export const GET = async () => Response.json(await documents())
