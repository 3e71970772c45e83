import { describe, expect, it } from 'vitest'
import { isAt } from './member-paths.ts'

describe('isAt', () => {
  it.each([
    ['/app/sleep', '/app/sleep', true],
    ['/app/sleep/tips', '/app/sleep', true],
    ['/app/sleepless', '/app/sleep', false],
    ['/app', '/app/sleep', false],
    ['/', '/', true],
    ['/app/sleep', '/', false],
  ])('%s under %s: %s', (pathname, path, at) => {
    expect(isAt(pathname, path)).toBe(at)
  })
})
