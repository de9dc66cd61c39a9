/** Speculation rules: which pages a browser may prefetch while a pointer rests on their link (docs/decisions/speed.md). Inline, because a separate file would be a request before the largest paint. */
export const nextPages = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })
