/** Judges of their own for browser tests, so that no test meets another's evaluations. */
import { randomUUID } from 'node:crypto'
import { foldName } from '#contracts/field-rules.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import { query } from './database.ts'
import { newAccount } from './sign-in.ts'

/** A new judge with the demo password. */
export const newJudge = () => newAccount('judge')

/** A name that no other test uses. */
export const ventureName = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`

/** Stores an evaluation by the judge with the same `score` in each category, directly in the database. */
export const giveEvaluation = (judgeId: string, venture: string, score: number, { judgeName = 'Judge Curie', strength = 'A patent that holds.', weakness = 'One customer.', comments = '' } = {}) =>
  query(
    `insert into evaluations (judge_id, judge_name, venture_name, venture_key, categories, sum_of_all_category, strength, weakness, comments, search)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, nullif($9, ''), lower($3 || ' ' || $2))`,
    [judgeId, judgeName, venture, foldName(venture), JSON.stringify(CATEGORIES.map((question) => ({ question, answer: score }))), 5 * score, strength, weakness, comments],
  )

/** The stored evaluations of a venture, oldest first. */
export const storedOf = (venture: string) =>
  query<{ revision: number; sum_of_all_category: number; judge_name: string }>(
    'select revision, sum_of_all_category, judge_name from evaluations where venture_key = $1 order by created_at', [foldName(venture)])
