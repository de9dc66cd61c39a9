import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** The text of the QR code that `picture` shows, read from a screenshot as a camera would. */
export const scanned = async (picture: Locator): Promise<string> => {
  const { data, info } = await sharp(await picture.screenshot()).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
