/** The floor page, the least that a page can be: 0.6 kB of HTML, nothing else, without the site's headers. */
export const FLOOR_PAGE = {
  path: '/bench-floor',
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><meta name="description" content="The least that a page can be."></head><body><main><h1>Floor</h1><p>${'A paragraph of plain text. '.repeat(9)}</p></main></body></html>`,
}
