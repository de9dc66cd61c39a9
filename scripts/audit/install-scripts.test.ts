/** A package may run an install script only if package.json names the package (docs/security.md, "Dependencies"). */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Locked = { hasInstallScript?: boolean; dev?: boolean; version?: string }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const { allowScripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'allowScripts' | 'dependencies' | 'devDependencies', Record<string, unknown>>

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
const withScript = [...new Set(Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place)))].sort()

it('every package that has an install script is decided on by name', () => {
  expect(withScript.length).toBeGreaterThan(0)
  expect(withScript.filter((name) => typeof allowScripts[name] !== 'boolean')).toEqual([])
})

it('these alone may run theirs: tools of the build, each bringing its own binary', () => {
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name] === true).sort()).toEqual(['deno', 'esbuild', 'netlify-cli', 'node'])
})

it('what package.json asks for is what the lock file installs', () => {
  const { '': root } = packages as Record<string, Locked & { dependencies?: object; devDependencies?: object }>
  expect([root!.dependencies, root!.devDependencies]).toEqual([dependencies, devDependencies])
})
