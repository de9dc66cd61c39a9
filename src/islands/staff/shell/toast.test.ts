import { expect, it, vi } from 'vitest'
import { canSay, toast, toasts } from '#islands/staff/shell/toast.ts'

it('the same failure twice in a moment is said once; once it was mended it is news again', async () => {
  const said = vi.spyOn(toasts, 'add')
  canSay()
  toast.error('Not saved')
  toast.error('Not saved')
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1))
  toast.mended('Not saved')
  toast.error('Not saved')
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2))
})
