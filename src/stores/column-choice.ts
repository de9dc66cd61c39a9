/** Which columns of a table somebody wants to see: kept in the browser per table, whoever is signed in. */
import { persistentAtom } from '@nanostores/persistent'
import * as z from 'zod/mini'
import { attempt } from '#lib/attempt.ts'
import { kept } from '#lib/kept.ts'

/** By column: shown or not; a column that isn't named stays as the table has it. */
type ColumnChoice = Record<string, boolean>

const shape = z.record(z.string(), z.boolean())
const decode = (text: string): ColumnChoice => attempt(() => z.parse(shape, JSON.parse(text))) ?? {}

export const columnChoice = kept((tableId) => persistentAtom<ColumnChoice>(`columns:${tableId}`, {}, { encode: JSON.stringify, decode }))
