declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  export default function subsetFont(font: Buffer, text: string | undefined, options: { targetFormat: 'woff2' | 'truetype'; keepAllGlyphs?: boolean; variationAxes?: Record<string, Axis> }): Promise<Buffer>
}
