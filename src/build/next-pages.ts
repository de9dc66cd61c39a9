/** Which pages a browser may fetch while a pointer rests on their link (docs/decisions/speed.md). In the page: a file of its own would be a request before the largest paint. */
export const nextPages = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })
