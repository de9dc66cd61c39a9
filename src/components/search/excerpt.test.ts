import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAround, piecesOf } from './excerpt.ts'

const terms = new Set(['loan', 'loans', 'resume'])
const hits = (text: string) => piecesOf(text, terms).filter(({ hit }) => hit).map(({ text: word }) => word)

describe('the words that were looked for', () => {
  it('are marked whole, whatever their case and accents', () => {
    expect(hits('Loans, a LOAN, and your résumé: no loaner.')).toEqual(['Loans', 'LOAN', 'résumé'])
  })

  it('are found by plain letters, as names in the portals are', () => {
    expect(piecesOf('From Łódź over the Øresund', new Set(['lodz', 'oresund'])).filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Łódź', 'Øresund'])
  })

  it('leave the text as it was', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => { expect(piecesOf(text, terms).map((piece) => piece.text).join('')).toBe(text) }))
  })
})

describe('the line around them', () => {
  const long = `${'before '.repeat(40)}the loan ${'after '.repeat(60)}`

  it('is cut at words on both sides, and says so', () => {
    const line = lineAround(long, terms)!
    expect(line).toMatch(/^… before .*the loan after .* after …$/)
    expect(line.length).toBeLessThan(220)
  })

  it('is the whole text where that is short, and nothing where no word is in it', () => {
    expect(lineAround('A loan.', terms)).toBe('A loan.')
    expect(lineAround('Something else.', terms)).toBeUndefined()
  })
})
