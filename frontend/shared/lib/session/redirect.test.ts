import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

describe('safeRedirect', () => {
  it('accepts a path of this address with query and hash', () => {
    expect(safeRedirect('/app/consultations?aba=passadas#topo')).toBe('/app/consultations?aba=passadas#topo')
  })

  it.each([
    undefined,
    '',
    'app',
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/auth?redirect=/auth',
    '/api/logout',
  ])('turns %j into home', (target) => {
    expect(safeRedirect(target)).toBe('/')
  })
})
