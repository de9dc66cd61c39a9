/** Which columns of a table somebody wants to see: kept in the browser per table, whoever is signed in. */
import { persistentAtom } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import * as z from 'zod/mini'

/** By column: shown or not; a column that isn't named stays as the table has it. */
type ColumnChoice = Record<string, boolean>

const shape = z.record(z.string(), z.boolean())
const decode = (text: string): ColumnChoice => {
  try {
    return z.parse(shape, JSON.parse(text))
  } catch {
    return {}
  }
}
const choices = new Map<string, WritableAtom<ColumnChoice>>()

export const columnChoice = (tableId: string): WritableAtom<ColumnChoice> => {
  const choice = choices.get(tableId) ?? persistentAtom<ColumnChoice>(`columns:${tableId}`, {}, { encode: JSON.stringify, decode })
  choices.set(tableId, choice)
  return choice
}
