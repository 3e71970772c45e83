import { describe, expect, it } from 'vitest'
import { ARGON2ID } from './password-cost.ts'
import { DUMMY_HASH, hashPassword, needsRehash, verifyPassword } from './passwords.ts'

const PEPPER = 'pepper'.padEnd(43, '-')

describe('a password hash', () => {
  it('is Argon2id with 19 MiB, two passes and one lane, in the PHC format', async () => {
    expect(ARGON2ID).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 })
    const stored = await hashPassword(PEPPER, 'demonstracao')
    const [, algorithm, version, parameters, salt = '', hash = ''] = stored.split('$')
    expect([algorithm, version]).toEqual(['argon2id', 'v=19'])
    expect(parameters).toMatch(/^m=19456,t=2,p=1,keyid=[\w-]{8}$/)
    expect(salt).toHaveLength(22)
    expect(hash).toHaveLength(43)
  })

  it('matches only its exact password and its pepper', async () => {
    const stored = await hashPassword(PEPPER, 'Senha com espaço ')
    expect(await verifyPassword(PEPPER, 'Senha com espaço ', stored)).toBe(true)
    for (const wrong of ['Senha com espaço', 'senha com espaço ', 'Senha com espaço \0', '']) {
      expect(await verifyPassword(PEPPER, wrong, stored)).toBe(false)
    }
    expect(await verifyPassword('other'.padEnd(43, '-'), 'Senha com espaço ', stored)).toBe(false)
  })

  it('verifies with the pepper that it names, and is rehashed after a rotation of the pepper', async () => {
    const newer = 'newer'.padEnd(43, '-')
    const stored = await hashPassword(PEPPER, 'demonstracao')
    expect(await needsRehash(PEPPER, stored)).toBe(false)
    const rotated = `${newer},${PEPPER}`
    expect(await verifyPassword(rotated, 'demonstracao', stored)).toBe(true)
    expect(await needsRehash(rotated, stored)).toBe(true)
    expect(await verifyPassword(newer, 'demonstracao', stored)).toBe(false)
    const rehashed = await hashPassword(rotated, 'demonstracao')
    expect(await needsRehash(rotated, rehashed)).toBe(false)
    expect(await verifyPassword(newer, 'demonstracao', rehashed)).toBe(true)
  })

  it('without a named pepper belongs to the oldest', async () => {
    const unnamed = (await hashPassword(PEPPER, 'demonstracao')).replace(/,keyid=[\w-]+/, '')
    expect(await verifyPassword(`${'newer'.padEnd(43, '-')},${PEPPER}`, 'demonstracao', unnamed)).toBe(true)
    expect(await needsRehash(PEPPER, unnamed)).toBe(true)
  })

  it('stays within production limits: 128 MB of memory, no PBKDF2, no WASM compiled at run time', () => {
    expect(ARGON2ID.memoryCost * 1024).toBeLessThan(64 * 1024 * 1024)
    expect(DUMMY_HASH.startsWith('$argon2id$')).toBe(true)
  })

  it('gives the dummy hash the current parameters, so that it costs the same', async () => {
    expect(DUMMY_HASH).toContain('$m=19456,t=2,p=1$')
    expect(await verifyPassword(PEPPER, 'demonstracao', DUMMY_HASH)).toBe(false)
  })
})
