/** CSV by RFC 4180, as spreadsheets open it: with a UTF-8 byte order mark, and no cell that they would take for a formula (trust row 11). */
import { stringify } from 'csv-stringify/sync'

/** A column's header, and its cell for a row. */
export type Column<Row> = readonly [header: string, cell: (row: Row) => string | number | null]

const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
// With an explicit line ending, the library quotes a lone CR or LF inside a cell only when told to.
// A spreadsheet that splits at several separators at once keeps a quoted cell whole.
const options = { escape_formulas: true, record_delimiter: LINE_END, eof: false, quote_record_delimiter: true, quoted_match: /[;\t]/ } as const

/**
 * With semicolons as separators, as in most of Europe, a spreadsheet begins a cell after each, and drops the pairs of
 * quotes at its beginning; the library checks only the beginning of our cells.
 */
const INNER_FORMULA = /(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]"*)/g
/** Characters that no cell shows. A spreadsheet may drop a NUL, so that the next character begins the cell, and end the file at a Ctrl-Z. */
const CONTROL = /[^\P{Cc}\t\r\n]/gu
/** Figures that a spreadsheet takes for a number and doesn't keep: a telephone number's zeros at the beginning, and what comes after fifteen of them. */
const CUT_FIGURES = /^(?=0\d+$|\d{16,}$)/
const asText = <Cell>(cell: Cell) =>
  typeof cell === 'string' ? cell.replace(CONTROL, '\uFFFD').replace(INNER_FORMULA, "'").replace(CUT_FIGURES, "'") : cell

const headOf = <Row>(columns: readonly Column<Row>[]): string => BYTE_ORDER_MARK + stringify([columns.map(([header]) => header)], options)

const linesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  LINE_END + stringify(rows.map((row) => columns.map(([, cell]) => asText(cell(row)))), options)

/** The file, part by part. Its last line ending is a part of its own: without it a browser knows that the file was cut (`src/lib/call.ts`). */
export const csvOf = async function* <Row>(columns: readonly Column<Row>[], parts: AsyncIterable<readonly Row[]>): AsyncGenerator<string, void> {
  yield headOf(columns)
  for await (const rows of parts) if (rows.length > 0) yield linesOf(columns, rows)
  yield LINE_END
}
