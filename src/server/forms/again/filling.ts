import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import type { SubmissionBody } from '#server/forms/read-body.ts'

/** A form that somebody is filling in; without `body` if it could not be read. */
export type Filling = { form: FormDeclaration; body?: SubmissionBody; /** The key under which we tried to store it. */ key?: string }

declare module 'hono' {
  interface ContextVariableMap {
    filling?: Filling
  }
}
