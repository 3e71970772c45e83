import { plainText, unitKey } from '#contract/exam-values.ts'
import { examPanels } from '#locales/exam-reports.ts'

export interface PanelAnalyte {
  name: string
  unit: string
  /** Words that reports often print as its result and range; "" for a number. */
  words: string
  /** Other names that reports print, as `plainText` writes them. */
  aliases: readonly string[]
}

export interface Panel {
  id: string
  name: string
  analytes: readonly PanelAnalyte[]
}

export const panels: readonly Panel[] = Object.entries(examPanels).map(([id, { name, analytes }]) => ({
  id,
  name,
  analytes: analytes.map(({ name: printed, unit = '', words = '', aliases = [] }) => ({
    name: printed,
    unit,
    words,
    aliases: aliases.map(plainText),
  })),
}))

const byName = new Map<string, PanelAnalyte>()
for (const analyte of panels.flatMap(({ analytes }) => analytes)) {
  for (const name of [plainText(analyte.name), ...analyte.aliases])
    if (!byName.has(name)) byName.set(name, analyte)
}

/** Every name of the panels' analytes, as `plainText` writes them. */
export const panelNames: readonly string[] = [...byName.keys()]

/** The analyte of a panel with this name, whatever the case, accents and punctuation. */
export function panelAnalyteOf(name: string): PanelAnalyte | undefined {
  return byName.get(plainText(name))
}

/** One key for all names of an analyte. */
export function analyteKey(name: string): string {
  return plainText(panelAnalyteOf(name)?.name ?? name)
}

/** Whether the row holds nothing but what a panel brought: its name and unit. */
export function isUnfilledPanelRow(
  row: Record<'analyte' | 'unit' | 'value' | 'low' | 'high' | 'reference', string>,
) {
  const analyte = panelAnalyteOf(row.analyte)
  const isEmpty = [row.value, row.low, row.high, row.reference].every((text) => text.trim() === '')
  return (
    isEmpty &&
    analyte !== undefined &&
    analyte.name === row.analyte.trim() &&
    unitKey(analyte.unit) === unitKey(row.unit)
  )
}
