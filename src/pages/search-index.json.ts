import { documents } from '#components/search/documents.ts'

/** The index of /search, fetched when somebody searches. */
export const GET = async () => Response.json(await documents())
