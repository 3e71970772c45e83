import { expect, it } from 'vitest'
import { FILE_NAME_BREAKS, shortFileName } from './file-name.tsx'

it.each([
  ['apólice.pdf', 'apólice.pdf'],
  ['seguro-de-viagem_2026 (cópia).pdf', 'seguro-de-viagem_2026 (cópia).pdf'],
  ['ResultadoCompletoDoHemograma.pdf', 'ResultadoC…grama.pdf'],
  ['😀'.repeat(30), `${'😀'.repeat(10)}…${'😀'.repeat(9)}`],
])('%s is shown as %s', (name, shown) => {
  expect(shortFileName(name)).toBe(shown)
})

it('breaks after separators, and keeps the extension with its word', () => {
  expect('laudo_v1.2-final.pdf'.split(FILE_NAME_BREAKS)).toEqual(['laudo_', 'v1.', '2-', 'final.pdf'])
})

it('keeps the beginning and the extension of a long name', () => {
  const shown = shortFileName(`${'relatorio-'.repeat(15)}final.pdf`)
  expect(shown).toMatch(/^relatorio-relatorio-.*….*final\.pdf$/)
  expect(shown).toHaveLength(64)
})
