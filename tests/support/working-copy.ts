/** A copy of the working tree to build in; it shares only the packages with the original. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const filesOfTree = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file))

/** Links each package separately: with all of `node_modules`, its caches (.astro, .vite) would carry content from one project's build to another's. */
export const linkPackages = (copy: string): void => {
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.') || entry === '.bin'))
    symlinkSync(path.resolve('node_modules', name), path.join(copy, 'node_modules', name))
}

/** Makes the copy and answers with its folder; the caller removes it. */
export const copyWorkingTree = (): string => {
  const copy = mkdtempSync(path.join(tmpdir(), 'working-copy-'))
  for (const file of filesOfTree()) cpSync(file, path.join(copy, file))
  linkPackages(copy)
  return copy
}
