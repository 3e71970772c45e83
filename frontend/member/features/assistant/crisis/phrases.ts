import { readFileSync } from 'node:fs'
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts'

function linesOf(file: string): string[] {
  return readFileSync(new URL(`./phrases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function isKind(name: string): name is CrisisKind {
  return crisisKinds.some((kind) => kind === name)
}

/** Phrases of people in danger, each with the kind. */
export function crisesIn(file: string): [kind: CrisisKind, phrase: string][] {
  return linesOf(file).map((line) => {
    const [kind = '', ...phrase] = line.split(': ')
    if (!isKind(kind)) throw new Error(`${file}: no kind of danger: ${line}`)
    return [kind, phrase.join(': ')]
  })
}

/** Phrases of people in no danger. */
export function othersIn(file: string): string[] {
  return linesOf(file)
}
