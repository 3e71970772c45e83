import { analyteStopWords, examPanels, otherAnalytes } from '#texts/analytes.ts'
import { plainText } from './exam-values.ts'

interface KnownAnalyte {
  /** Its usual name. */
  name: string
  /** Its usual unit; "" where it has none. */
  unit: string
  /** Words that reports often print as its result and range; "" for a number. */
  words: string
  /** All its names, as `plainText` writes them; the usual one first. */
  names: readonly string[]
}

export interface Panel {
  id: string
  name: string
  analytes: readonly KnownAnalyte[]
}

type Printed = (typeof otherAnalytes)[number]

function toKnown({ name, unit = '', words = '', aliases = [] }: Printed): KnownAnalyte {
  return { name, unit, words, names: [name, ...aliases].map(plainText) }
}

/** The analytes that laboratories report together. */
export const panels: readonly Panel[] = Object.entries(examPanels).map(([id, { name, analytes }]) => ({
  id,
  name,
  analytes: analytes.map(toKnown),
}))

/** The one table of analytes and their names. */
export const knownAnalytes: readonly KnownAnalyte[] = [
  ...panels.flatMap(({ analytes }) => analytes),
  ...otherAnalytes.map(toKnown),
]

/** The words that `foldName` leaves out between two others, with their spaces. */
export const SKIPPED_WORDS: readonly string[] = analyteStopWords.map((word) => ` ${word} `)

/** A name without accents, case, punctuation and stop words: "Glicose em jejum" equals "GLICOSE JEJUM". */
export function foldName(name: string): string {
  return SKIPPED_WORDS.reduce((text, word) => text.replaceAll(word, ' '), plainText(name))
}

const byName = new Map<string, KnownAnalyte>(
  knownAnalytes.flatMap((analyte) => analyte.names.map((name) => [foldName(name), analyte] as const)),
)

/** The usual name by each name of an analyte, as `foldName` writes it. */
export const usualNameOfFolded: Readonly<Record<string, string>> = Object.fromEntries(
  [...byName].map(([name, analyte]) => [name, analyte.name]),
)

const panelsByAnalyte = new Map(
  panels.flatMap((panel) => panel.analytes.map((analyte) => [analyte, panel] as const)),
)

/** The analyte with this name, whatever the case, accents, punctuation and stop words. */
export function analyteOf(name: string): KnownAnalyte | undefined {
  return byName.get(foldName(name))
}

/** The panel that the analyte is of. */
export function panelOf(analyte: KnownAnalyte): Panel | undefined {
  return panelsByAnalyte.get(analyte)
}

/** The usual name of the analyte; an unknown one keeps its own. */
export function usualName(name: string): string {
  return analyteOf(name)?.name ?? name
}

/** One key for all names of an analyte. */
export function analyteKey(name: string): string {
  return foldName(usualName(name))
}
