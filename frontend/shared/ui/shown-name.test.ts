import { expect, it } from 'vitest'
import { shownName } from './shown-name.ts'

it.each([
  ['apólice.pdf', 'apólice.pdf'],
  ['seguro-de-viagem_2026 (cópia).pdf', 'seguro-de-viagem_2026 (cópia).pdf'],
  ['ResultadoCompletoDoHemograma.pdf', 'ResultadoComp…grama.pdf'],
  ['😀'.repeat(30), `${'😀'.repeat(13)}…${'😀'.repeat(6)}`],
])('%s is shown as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})

it('keeps the beginning and the extension of a long name', () => {
  const shown = shownName(`${'relatorio-'.repeat(15)}final.pdf`)
  expect(shown).toMatch(/^relatorio-relatorio-.*….*final\.pdf$/)
  expect(shown).toHaveLength(64)
})
