import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

describe('strict JSON', () => {
  it('reads whatever JSON.stringify writes of well-formed values', () => {
    const value = fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' })
    fc.assert(
      fc.property(value, (input) => {
        const text = JSON.stringify(input)
        expect(parseStrictJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('rejects a duplicate key at any depth, however it is escaped', () => {
    const key = fc.string({ minLength: 1, unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(key, fc.nat(8), (name, depth) => {
        const escaped = [...name].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
        const twice = `{${JSON.stringify(name)}:1,"${escaped}":2}`
        expect(() => parseStrictJson('['.repeat(depth) + twice + ']'.repeat(depth))).toThrow()
      }),
    )
  })

  it('accepts the same key in two objects, and strings full of brackets', () => {
    expect(parseStrictJson('[{"a":1},{"a":"}{][,:\\""}]')).toEqual([{ a: 1 }, { a: '}{][,:"' }])
    expect(parseStrictJson('{"a":{"a":["a","a"]}}')).toEqual({ a: { a: ['a', 'a'] } })
  })
})
