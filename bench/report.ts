import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** Renders a Markdown table. The first row is the header; the first column is text, the others are numbers. */
export function markdownTable([head = [], ...rows]: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)]
}

/** Nearest-rank quantile; `share` is from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

/** The date and the machine of a measurement. */
export function machine(): string {
  const [cpu] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  return `${day} · ${cpu?.model.trim() ?? 'CPU'} · ${cpus().length} cores · Node ${process.versions.node}`
}

/** Replaces the section under the heading `## title`, or appends it. */
export function writeSection(file: string, title: string, lines: string[]): void {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Performance\n'
  const section = `## ${title}\n\n${lines.join('\n')}\n`
  const parts = page.split(/^(?=## )/m).map((part) => part.trimEnd())
  const at = parts.findIndex((part) => part.startsWith(`## ${title}\n`))
  parts.splice(at < 0 ? parts.length : at, 1, section.trimEnd())
  writeFileSync(file, `${parts.join('\n\n')}\n`)
}
