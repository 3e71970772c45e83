import { describe, expect, it } from 'vitest'
import { seal, unseal } from './secrets.ts'

const [older, newer] = ['older'.padEnd(43, '-'), 'newer'.padEnd(43, '-')]

describe('what is sealed', () => {
  it('is read again in its place, and another time looks different', async () => {
    const [one, two] = [await seal(newer, 'a', 'segredo'), await seal(newer, 'a', 'segredo')]
    expect(one).not.toBe(two)
    expect(one).not.toContain('segredo')
    expect(await unseal(newer, 'a', one)).toBe('segredo')
  })

  it('says nothing in another place, under another key, or changed', async () => {
    const sealed = await seal(newer, 'a', 'segredo')
    expect(await unseal(newer, 'b', sealed)).toBeUndefined()
    expect(await unseal(older, 'a', sealed)).toBeUndefined()
    // Not the last character, whose lowest bits may say nothing.
    const changed = sealed.replace(/.(?=..$)/, (character) => (character === 'A' ? 'B' : 'A'))
    expect(await unseal(newer, 'a', changed)).toBeUndefined()
    for (const text of ['', '.', 'x', 'AAAA.AAAA']) expect(await unseal(newer, 'a', text)).toBeUndefined()
  })

  it('outlives a rotation of the key', async () => {
    expect(await unseal(`${newer},${older}`, 'a', await seal(older, 'a', 'segredo'))).toBe('segredo')
  })
})
