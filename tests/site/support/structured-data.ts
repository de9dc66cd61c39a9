/** The structured data of the built pages, and its check against schema.org's types. */
import path from 'node:path'
import ts from 'typescript'
import type { Page } from './build.ts'

export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>
type Block = { '@context': string; '@graph': Thing[] }

export const blocksOf = (page: Page): Block[] =>
  page.root.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.rawText) as Block)

export const thingsOf = (page: Page): Thing[] => blocksOf(page).flatMap((block) => block['@graph'])

export const thingOf = (page: Page, type: string): Thing | undefined => thingsOf(page).find((thing) => thing['@type'] === type)

const options: ts.CompilerOptions = {
  strict: true, noEmit: true, skipLibCheck: true, exactOptionalPropertyTypes: true,
  module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [],
}

/**
 * The compiler's errors for the things as literals of schema-dts, the published types of schema.org: a property
 * that a type lacks, a value of the wrong type, an unknown type. @returns the errors of each place, in one text
 */
export const faultsOf = (things: { place: string; thing: Thing }[]): Map<string, string> => {
  const lines = things.map(({ thing }, i) => `const thing${i}: Schema.${thing['@type']} = ${JSON.stringify(thing)}`)
  const text = ["import type * as Schema from 'schema-dts'", ...lines, 'export {}'].join('\n')
  // A virtual file, in this folder so that the package is found.
  const file = path.resolve('tests/site/structured-data.generated.mts')
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    readFile: (name) => (name === file ? text : disk.readFile(name)),
    getSourceFile: (name, ...rest) => (name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : disk.getSourceFile(name, ...rest)),
  }
  const faults = new Map<string, string>()
  for (const { file: source, start, messageText } of ts.getPreEmitDiagnostics(ts.createProgram([file], options, host))) {
    const line = source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line - 1 : -1
    const place = things[line]?.place ?? 'compiler'
    faults.set(place, `${faults.get(place) ?? ''}${ts.flattenDiagnosticMessageText(messageText, ' ')}; `)
  }
  return faults
}
