import { memo, useState, type InputEvent } from 'react'
import { GUIDING_QUESTIONS, MAX_SCORE, wordOf, type Category } from '#contracts/judging.ts'
import { followRubric } from '#islands/staff/judge/follow-rubric.ts'
import { clampTyped } from '#islands/staff/judge/sheet-values.ts'
import { announce } from '#ui/announce.ts'
import './category.css'

const WHOLE = 'Whole numbers only'
/** Keys after which typing is no continuation of the number before. */
const MOVES = /^(?:Arrow\w+|Home|End|Backspace|Delete|Control|Meta)$/

type Props = { title: Category; place: number; score: string; onScore: (place: number, score: string) => void }

/** One category of the sheet: three guiding questions and a score, clamped to 0 to 10 as it is typed; the field's own range is 1 to 10 (both spec section 5). */
export const CategoryScore = memo(({ title, place, score, onScore }: Props) => {
  const id = `score-${place}`
  // Announced once: as part of the description it would be read out with the three questions, after every digit.
  const give = (given: string) => { onScore(place, given); if (given !== '') announce(wordOf(Number(given))) }
  // "7.5" is 7: with only the point refused, the 5 would make it 75, and so 10. A phone's keyboard doesn't name its keys, so
  // that something was deleted is known only by the change.
  const [isFraction, setFraction] = useState(false)
  const beginAnew = () => setFraction(false)
  const onBeforeInput = (event: InputEvent<HTMLInputElement>) => {
    const isPoint = /^[.,]$/.test(event.data)
    if (isPoint) { setFraction(true); announce(WHOLE) }
    // Browsers accept letters in a number field, Chromium an "e", and then report an empty value: the score would be lost.
    if (isPoint || isFraction || /[^\d\s.,+-]/.test(event.data)) event.preventDefault()
  }
  return (
    <div role="group" aria-labelledby={`${id}-title`} className="category" onFocus={() => void followRubric(place)}>
      <h3 id={`${id}-title`}><span aria-hidden="true">{place}</span> {title}</h3>
      <ul id={`${id}-questions`}>{GUIDING_QUESTIONS[title].map((question) => <li key={question}>{question}</li>)}</ul>
      <div className="category-score">
        <label htmlFor={id}>Score<span className="sr-only"> for {title}, 0 to {MAX_SCORE}</span></label>
        <input
          id={id} type="number" className="control" min={1} max={MAX_SCORE} step={1} inputMode="numeric" placeholder="–" autoComplete="off"
          value={score} aria-invalid={false} aria-describedby={`${id}-questions`} onChange={(event) => { beginAnew(); give(clampTyped(event.target.value)) }}
          onBeforeInput={onBeforeInput} onBlur={beginAnew} onPointerDown={beginAnew} onKeyDown={({ key }) => { if (MOVES.test(key)) beginAnew() }}
        />
        <span className="category-word">{isFraction ? WHOLE : score === '' ? `of ${MAX_SCORE}` : wordOf(Number(score))}</span>
      </div>
    </div>
  )
})
