import { describe, expect, it } from 'vitest'
import { textPdf } from './pdf.ts'

describe('textPdf', () => {
  const text = new TextDecoder('latin1').decode(
    textPdf('Apólice (2026)', ['Vigência: um ano', 'Custo \\ mês']),
  )

  it('writes the offset of every object into the table', () => {
    expect(text.startsWith('%PDF-1.4\n')).toBe(true)
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(6)
    for (const [index, offset] of offsets.entries())
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  })

  it('writes the length of the content stream', () => {
    const [, length, drawing] = /<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(text) ?? []
    expect(drawing).toHaveLength(Number(length))
  })

  it('keeps accents, and escapes parentheses and backslashes', () => {
    expect(text).toContain('(Apólice \\(2026\\))')
    expect(text).toContain('(Custo \\\\ mês)')
  })
})
