import { toast } from '#islands/staff/shell/toasts/toast.ts'

/** Copies `text` and says `done`, or tells how to copy it `byHand`: an origin that isn't secure has no clipboard, and a browser may refuse. */
export const copy = async (text: string, { done, byHand }: { done: string; byHand: string }): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.warning(byHand)
  }
}
