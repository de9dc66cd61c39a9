/** What a cover plate is: the picture, and the amber path that the page draws over it and sets in motion. */
export type Plate = { svg: string; accent: { box: string; d: string } }
