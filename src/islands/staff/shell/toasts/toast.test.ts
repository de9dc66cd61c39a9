import { expect, it, vi } from 'vitest'
import { canSay, toast, toasts } from '#islands/staff/shell/toasts/toast.ts'

it('the same failure twice in a moment is said once; once it was mended it is taken back, and news again', async () => {
  const [said, closed] = [vi.spyOn(toasts, 'add'), vi.spyOn(toasts, 'close')]
  canSay()
  toast.error('Not saved')
  toast.error('Not saved')
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1))
  expect(closed).not.toHaveBeenCalled()
  toast.mended('Not saved')
  await vi.waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith(said.mock.calls[0]![0].id))
  toast.error('Not saved')
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2))
})

it.each([
  ['default', toast.show], ['success', toast.success], ['info', toast.info], ['warning', toast.warning], ['error', toast.error], ['loading', toast.loading],
] as const)('there are toasts of the type %s', async (type, say) => {
  const said = vi.spyOn(toasts, 'add')
  canSay()
  say(`Words of ${type}`)
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith(expect.objectContaining({ type, description: `Words of ${type}` })))
})
