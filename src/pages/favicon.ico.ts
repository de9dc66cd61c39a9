/** The mark for what can't read SVG, such as older Safaris and feed readers. They request this address by convention. */
import { drawIcon } from '#build/icons.ts'
import { icoOf } from '#build/ico.ts'

export const GET = async () => new Response(new Uint8Array(icoOf(32, await drawIcon({ size: 32, share: 0.94 }))), { headers: { 'content-type': 'image/x-icon' } })
