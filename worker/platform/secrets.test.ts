import { describe, expect, it } from 'vitest'
import { seal, unseal } from './secrets.ts'

const [older, newer] = ['older'.padEnd(43, '-'), 'newer'.padEnd(43, '-')]

describe('a sealed text', () => {
  it('can be read in its place, and is different each time it is sealed', async () => {
    const [one, two] = [await seal(newer, 'a', 'segredo'), await seal(newer, 'a', 'segredo')]
    expect(one).not.toBe(two)
    expect(one).not.toContain('segredo')
    expect(await unseal(newer, 'a', one)).toBe('segredo')
  })

  it('cannot be read in another place, with another key, or after a change', async () => {
    const sealed = await seal(newer, 'a', 'segredo')
    expect(await unseal(newer, 'b', sealed)).toBeUndefined()
    expect(await unseal(older, 'a', sealed)).toBeUndefined()
    // Not the last character, because its lowest bits may be unused.
    const changed = sealed.replace(/.(?=..$)/, (character) => (character === 'A' ? 'B' : 'A'))
    expect(await unseal(newer, 'a', changed)).toBeUndefined()
    for (const text of ['', '.', 'x', 'AAAA.AAAA', `${sealed.split('.')[0]}.AAAA.AAAA`])
      expect(await unseal(newer, 'a', text)).toBeUndefined()
  })

  it('can be read after a rotation of the key, and until the key that it names is removed', async () => {
    const sealed = await seal(older, 'a', 'segredo')
    expect(await unseal(`${newer},${older}`, 'a', sealed)).toBe('segredo')
    const rotated = await seal(`${newer},${older}`, 'a', 'segredo')
    expect(rotated.split('.')[0]).not.toBe(sealed.split('.')[0])
    expect(await unseal(newer, 'a', rotated)).toBe('segredo')
    expect(await unseal(newer, 'a', sealed)).toBeUndefined()
  })
})
