/** A plain cover to begin with, until the article has a picture of its own. */
export const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><path fill="#1d2733" d="M0 0h1600v900H0z"/><path fill="none" stroke="#d9dfe4" stroke-width="4" d="M0 560c400-80 500 60 800 20s500-90 800-20M0 640c400-80 500 60 800 20s500-90 800-20M0 720c400-80 500 60 800 20s500-90 800-20"/></svg>
`
