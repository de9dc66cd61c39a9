/** The mark for whatever reads no SVG: older Safaris, feed readers. They ask for this address without being told of it. */
import { drawIcon } from '#build/icons.ts'
import { icoOf } from '#build/ico.ts'

export const GET = async () => new Response(new Uint8Array(icoOf(32, await drawIcon({ size: 32, share: 0.94 }))), { headers: { 'content-type': 'image/x-icon' } })
