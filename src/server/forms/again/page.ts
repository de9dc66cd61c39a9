import { html } from 'hono/html'
import type { Context } from 'hono'
import type { Filling } from '#server/forms/again/filling.ts'
import { formAgain, summaryOf } from '#server/forms/again/form.ts'
import { framed } from '#server/forms/again/frame.ts'
import { readBody } from '#server/forms/read-body.ts'
import { mostWords } from '#server/forms/size.ts'
import type { Bindings } from '#server/http/app.ts'
import type { HttpProblem } from '#server/http/problems.ts'

/** What was typed, even if the refusal came before the form was read (a limit): texts only, because a refused sender may send anything. */
const read = async (c: Context<Bindings>, filling: Filling): Promise<Filling> => {
  const body = filling.body ?? (await readBody(c, mostWords(filling.form)).catch(() => undefined))
  return body ? { ...filling, body } : filling
}

/** The message above the form. A refusal that has nothing to do with a field marks none. */
const leadOf = (filling: Filling | undefined, problem: HttpProblem): string =>
  !Object.keys(filling?.body?.fields ?? {}).length ? 'It was not accepted, and nothing of it was kept.'
  : problem.errors.some(({ field }) => field) ? 'What you typed is kept below. Please check what is marked, and send it again.'
  : 'What you typed is kept below.'

/** The answer to a native post: the form again, or an explanation why there is none to fill in. */
export const againPage = async (c: Context<Bindings>, problem: HttpProblem): Promise<Response> => {
  const given = c.var.filling
  const filling = given && !given.form.closed ? await read(c, given) : undefined
  const content = filling ? formAgain(filling, problem, new URL(c.req.url).origin) : html`${summaryOf(problem)}<p><a href="/contact">Write to us instead</a></p>`
  const { page, policy } = await framed(leadOf(filling, problem), content)
  c.set('policy', policy)
  return c.html(page, problem.status, problem.headers)
}
