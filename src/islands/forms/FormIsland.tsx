import { Check } from 'lucide-react'
import type { ShownForm } from '#contracts/forms/declaration.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { FormField } from '#islands/forms/FormField.tsx'
import { Upload } from '#islands/forms/Upload.tsx'
import { useFilling } from '#islands/forms/use-filling.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useInertWhile } from '#ui/inert-while.ts'
import './form.css'

/** The honeypot: a field that people don't see and robots fill in. */
const Honeypot = () => (
  <div className="sr-only" aria-hidden="true">
    <label>Please leave this empty<input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" /></label>
  </div>
)

/**
 * Every public form, from its declaration (spec sections 4, 5, 8; decisions "Forms"). Its HTML is complete: without
 * JavaScript it is a native post. Its inputs are uncontrolled, so what was typed before the island woke stays.
 */
export const FormIsland = ({ form }: { form: ShownForm }) => {
  const { state, element, outcome, onSubmit, onInput } = useFilling(form)
  const fields = useInertWhile(state.name === 'sending')
  const takesFile = fileFieldOf(form) !== undefined
  const failed = state.name === 'failed' ? state : undefined
  const resting = state.name === 'sent' && form.after.kind !== 'stay'
  return (
    <div className="form-shell">
      <form
        ref={element} className="form" data-form={form.id} method="post" action={`/api/forms/${form.id}`}
        encType={takesFile ? 'multipart/form-data' : undefined}
        hidden={resting && form.after.kind === 'replace'} inert={resting} onSubmit={onSubmit} onInput={onInput}
      >
        <div {...fields} className="fields">
          {form.fields.map((field) => <FormField key={field.name} form={form} field={field} problems={failed?.problems ?? []} />)}
        </div>
        <Honeypot />
        {failed?.message && <Alert detail={failed.detail}>{failed.message}</Alert>}
        {takesFile && <Upload percent={state.name === 'sending' ? state.percent : undefined} />}
        <div className="send">
          <Button type="submit" look="dawn" busy={state.name === 'sending' && form.busy}>{form.submit}</Button>
          <p className="promise">{form.promise} <a href="/privacy">Privacy Policy</a></p>
        </div>
      </form>
      <div ref={outcome} role="status" tabIndex={-1} className="sent">
        {state.name === 'sent' && <><Check className="icon" aria-hidden="true" /> <p>{form.success}</p></>}
      </div>
    </div>
  )
}
