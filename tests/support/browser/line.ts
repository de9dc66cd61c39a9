/** A slow connection that the test controls. */
import type { Page } from '@playwright/test'

type OnLine = Window & { carry?: () => void }

/** The server's answer to `path` reaches the page in two halves, each when the test calls `carry`. Before the page is opened. */
export const slowLine = async (page: Page, path: string): Promise<{ carry: () => Promise<void> }> => {
  await page.addInitScript((slow) => {
    const quick = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const response = await quick(input, init)
      if (!new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith(slow)) return response
      const bytes = new Uint8Array(await response.arrayBuffer())
      const halves = [bytes.slice(0, bytes.length / 2), bytes.slice(bytes.length / 2)]
      const body = new ReadableStream({
        start: (controller) => {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal!.reason))
          ;(window as OnLine).carry = () => {
            controller.enqueue(halves.shift())
            if (halves.length > 0) return
            controller.close()
            delete (window as OnLine).carry
          }
        },
      })
      return new Response(body, response)
    }
  }, path)
  return {
    carry: async () => {
      await page.waitForFunction(() => 'carry' in window)
      await page.evaluate(() => (window as OnLine).carry!())
    },
  }
}
