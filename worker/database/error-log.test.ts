import { describe, expect, it } from 'vitest'
import { stackFrames } from './error-log.ts'

function thrown(message: string, stack: string): Error {
  const error = new Error(message)
  error.stack = stack
  return error
}

describe('stackFrames', () => {
  it('lists functions and lines of our own code, innermost first', () => {
    const stack = [
      'TypeError: away',
      '    at D1.prepare (file:///app/node_modules/drizzle-orm/d1.js:9:1)',
      '    at async changeLogo (file:///app/worker/features/company/change-logo.ts:38:5)',
      '    at async Promise.all (index 0)',
      '    at https://viver-bem/index.js:1204:17',
    ].join('\n')
    expect(stackFrames(thrown('away', stack))).toBe('changeLogo (change-logo.ts:38:5) < index.js:1204:17')
  })

  it('takes nothing from the message, even if a line of it looks like a frame', () => {
    const message = 'near \n    at Maria (silva.ts:1:2)\n'
    const stack = `Error: ${message}\n    at show (file:///app/worker/show.ts:3:4)`
    expect(stackFrames(thrown(message, stack))).toBe('show (show.ts:3:4)')
    expect(stackFrames(thrown('another message', stack))).toBeNull()
  })

  it('returns at most six frames, and null if none is ours', () => {
    const line = '    at f (file:///app/worker/f.ts:1:1)'
    expect(
      stackFrames(thrown('x', ['Error: x', ...Array(20).fill(line)].join('\n')))?.split(' < '),
    ).toHaveLength(6)
    expect(stackFrames(thrown('x', 'Error: x'))).toBeNull()
  })
})
