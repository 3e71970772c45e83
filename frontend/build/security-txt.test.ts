import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSecurityContact, securityTxt } from './security-txt.ts'

it('names the contact of wrangler.toml and ends within a year', () => {
  const configuration = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')
  expect(securityTxt(readSecurityContact(configuration), new Date('2026-11-22T12:00:00Z'))).toBe(
    [
      'Contact: mailto:seguranca@viverbem.example',
      'Expires: 2027-11-17T00:00:00Z',
      'Preferred-Languages: pt-BR, en',
      '',
    ].join('\n'),
  )
})

it.each(['', 'SECURITY_CONTACT = ""', 'SECURITY_CONTACT = "seguranca@viverbem.example"'])(
  'refuses %j',
  (configuration) => {
    expect(() => readSecurityContact(configuration)).toThrow('SECURITY_CONTACT')
  },
)
