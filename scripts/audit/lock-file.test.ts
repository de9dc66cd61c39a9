import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Locked = { integrity?: string; link?: boolean; inBundle?: boolean; optionalDependencies?: Record<string, string> }
const packages = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages

it('the lock file holds the packages of every platform, so that `npm ci` works on each', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`]),
  )
  expect(missing).toEqual([])
})

it('the lock file pins every package by its content and names no registry', () => {
  const installed = Object.entries(packages).filter(([place, { link, inBundle }]) => place.includes('node_modules/') && !link && !inBundle)
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([])
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved": "http')
})
