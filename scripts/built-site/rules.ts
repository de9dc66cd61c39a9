/** What netlify.toml and the build say about addresses: the headers of each, and where redirects lead. */
import { parseAllHeaders, type Header } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

const netlifyConfigPath = 'netlify.toml'

/** The headers of a page or file, by its path in `folder`. */
export const headersOf = async (folder: string) => {
  const { headers } = await parseAllHeaders({ headersFiles: [`${folder}/_headers`], netlifyConfigPath, configHeaders: undefined, minimal: false })
  const rules = headers as Header[]
  return (pathname: string): Record<string, string> =>
    Object.fromEntries(rules.filter(({ forRegExp }) => forRegExp.test(pathname)).flatMap(({ values }) => Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])))
}

type Redirect = { from: string; to: string; status: number }

/** The redirect of an address without a file, by netlify.toml or the build in `folder`; it keeps the query. Rules with placeholders are not supported, because there are none. */
export const redirectsOf = async (folder: string) => {
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [`${folder}/_redirects`], netlifyConfigPath, configRedirects: [], minimal: false })
  if (errors.length) throw new Error(`netlify.toml or ${folder}/_redirects: ${errors.map(String).join(', ')}`)
  return ({ pathname, search }: URL): Response | undefined => {
    const rule = (redirects as Redirect[]).find(({ from }) => from === pathname)
    return rule && new Response(null, { status: rule.status, headers: { location: rule.to + search } })
  }
}
