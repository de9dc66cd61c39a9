/** The firm's mark in the sizes that systems need when the site is added to a home screen. */
import sharp from 'sharp'
import { colour } from '#data/theme.ts'
import logo from '#site/logo.svg?raw'

/** `share` is the mark's share of the icon's side: a maskable icon may lose a tenth at each edge. */
type Drawn = { size: number; share: number }
type Icon = Drawn & { purpose?: 'maskable'; listed: boolean }

export const icons: Record<string, Icon> = {
  'icon-192': { size: 192, share: 0.8, listed: true },
  'icon-512': { size: 512, share: 0.8, listed: true },
  'maskable-512': { size: 512, share: 0.58, purpose: 'maskable', listed: true },
  'apple-touch': { size: 180, share: 0.7, listed: false },
}

/** An icon as PNG on the firm's paper. */
export const drawIcon = async ({ size, share }: Drawn): Promise<Buffer> => {
  const side = Math.round(size * share)
  const mark = await sharp(Buffer.from(logo), { density: 1600 }).resize(side, side, { fit: 'contain', background: '#0000' }).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: colour('paper') } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, colours: 64 })
    .toBuffer()
}
