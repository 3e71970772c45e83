import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limitsOf, quotaDayOf, quotas } from './quotas.ts'

const number = new Intl.NumberFormat('en')
const MIB = 1024 * 1024

function bytesText(bytes: number | undefined): string {
  if (bytes === undefined) return '–'
  return bytes >= MIB ? `${number.format(bytes / MIB)} MiB` : `${bytes / 1024} KiB`
}

interface Shown {
  perDay: number
  bytesPerDay?: number
  rows?: number
  bytes?: number
}

function line(kind: string, { perDay, bytesPerDay, rows, bytes }: Shown): string {
  const cells = [
    kind,
    number.format(perDay),
    bytesText(bytesPerDay),
    rows ? number.format(rows) : '–',
    bytesText(bytes),
  ]
  return `| ${cells.join(' | ')} |`
}

describe('docs/quotas.md', () => {
  const page = readFileSync('docs/quotas.md', 'utf8')

  it('shows every quota as it is', () => {
    const shown = page.split('\n').filter((text) => /^\| [a-z]+ \|/.test(text))
    expect(shown).toEqual(Object.entries(quotas).map(([kind, quota]) => line(kind, quota)))
  })
})

describe('quotas', () => {
  it('scales limits for tests, and leaves missing ones infinite', () => {
    expect(limitsOf('account', 2)).toMatchObject({ perDay: 120, rows: Infinity })
    expect(limitsOf('account', 0.001).perDay).toBe(1)
  })

  it('begins a day at midnight in Brasília', () => {
    expect(quotaDayOf(new Date('2026-09-22T02:59:59Z'))).toEqual({
      day: '2026-09-21',
      endsAt: new Date('2026-09-22T03:00:00Z'),
    })
    expect(quotaDayOf(new Date('2026-09-22T03:00:00Z')).day).toBe('2026-09-22')
  })
})
