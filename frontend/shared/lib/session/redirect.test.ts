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
    '/auth/',
    '/auth%2f',
    '/%61uth',
    '/api%2flogout',
    '/%E0%A4%A',
    '/%00',
    '/app%0d%0a',
    '/%2f%2fevil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%5c%5cevil.example',
    '/app/%e2%80%aex',
  ])('turns %j into home', (target) => {
    expect(safeRedirect(target)).toBe('/')
  })
})
