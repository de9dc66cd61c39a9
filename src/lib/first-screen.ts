import { loaded } from '#lib/loaded.ts'
import { painted } from '#lib/painted.ts'

const frame = () => new Promise(requestAnimationFrame)

/**
 * Resolves once the first screen has been painted, pictures included. Neither event suffices alone: a small page loads
 * before it is painted, and a picture is painted a frame after it has loaded.
 */
export const firstScreen = Promise.all([painted, loaded]).then(frame).then(frame)
