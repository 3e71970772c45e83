import { analyteStopWords, examPanels, otherAnalytes } from '#texts/analytes.ts'
import { foldWords } from './fold.ts'

interface KnownAnalyte {
  name: string
  /** The usual unit; "" if it has none. */
  unit: string
  /** Words that reports often print as the result and range; "" for a numeric result. */
  words: string
  /** All names, normalised by `foldWords`, the usual one first. */
  names: readonly string[]
}

export interface Panel {
  id: string
  name: string
  analytes: readonly KnownAnalyte[]
}

type Printed = (typeof otherAnalytes)[number]

function toKnown({ name, unit = '', words = '', aliases = [] }: Printed): KnownAnalyte {
  return { name, unit, words, names: [name, ...aliases].map(foldWords) }
}

/** Analytes that laboratories report together. */
export const panels: readonly Panel[] = Object.entries(examPanels).map(([id, { name, analytes }]) => ({
  id,
  name,
  analytes: analytes.map(toKnown),
}))

export const knownAnalytes: readonly KnownAnalyte[] = [
  ...panels.flatMap(({ analytes }) => analytes),
  ...otherAnalytes.map(toKnown),
]

/** Words that `foldName` drops from the middle of a name, with the spaces around them. */
export const SKIPPED_WORDS: readonly string[] = analyteStopWords.map((word) => ` ${word} `)

/** A name without accents, case, punctuation and stop words: "Glicose em jejum" equals "GLICOSE JEJUM". */
export function foldName(name: string): string {
  return SKIPPED_WORDS.reduce((text, word) => text.replaceAll(word, ' '), foldWords(name))
}

const byName = new Map<string, KnownAnalyte>(
  knownAnalytes.flatMap((analyte) => analyte.names.map((name) => [foldName(name), analyte] as const)),
)

/** Maps each folded name of an analyte to its usual name. */
export const usualNameOfFolded: Readonly<Record<string, string>> = Object.fromEntries(
  [...byName].map(([name, analyte]) => [name, analyte.name]),
)

const panelsByAnalyte = new Map(
  panels.flatMap((panel) => panel.analytes.map((analyte) => [analyte, panel] as const)),
)

/** The analyte with this name; case, accents, punctuation and stop words are ignored. */
export function analyteOf(name: string): KnownAnalyte | undefined {
  return byName.get(foldName(name))
}

export function panelOf(analyte: KnownAnalyte): Panel | undefined {
  return panelsByAnalyte.get(analyte)
}

/** The usual name of the analyte; an unknown name is returned unchanged. */
export function usualName(name: string): string {
  return analyteOf(name)?.name ?? name
}

export function analyteKey(name: string): string {
  return foldName(usualName(name))
}
