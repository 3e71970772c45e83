import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
)
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')

/** A tool's binaries for other platforms, which docs/decisions/002 lists only by version. */
const isToolBinary = ({ dev, optional, os, cpu }: LockedPackage) => dev && optional && (os || cpu)

it('pins each package by its hash, and binaries of tools at least by an exact version', () => {
  expect(locked.length).toBeGreaterThan(100)
  const loose = locked.filter(
    ([, each]) =>
      !/^\d+\.\d+\.\d+/.test(each.version ?? '') ||
      !(each.integrity?.startsWith('sha512-') || isToolBinary(each)),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

it('lists no package URLs, so that each comes from the configured registry with its hash', () => {
  const elsewhere = locked.filter(([, { resolved }]) => resolved !== undefined)
  expect(elsewhere.map(([path]) => path)).toEqual([])
})
