import { loaded } from '#lib/loaded.ts'
import { painted } from '#lib/painted.ts'

const frame = () => new Promise(requestAnimationFrame)

/**
 * Done once the first screen has been painted, its pictures too. A small page has loaded before it is painted, and a
 * picture is painted a frame after it has loaded: neither says enough alone.
 */
export const firstScreen = Promise.all([painted, loaded]).then(frame).then(frame)
