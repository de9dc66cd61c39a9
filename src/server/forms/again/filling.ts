import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import type { SubmissionBody } from '#server/forms/read-body.ts'

/** A form that somebody is filling in; without `body` if it could not be read. */
export type Filling = { form: FormDeclaration; body?: SubmissionBody; /** Under which storing it was tried. */ key?: string }

declare module 'hono' {
  interface ContextVariableMap {
    filling?: Filling
  }
}
