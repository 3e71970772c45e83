/** A run of text on a page of a PDF, in points; `y` grows upwards. */
export interface TextRun {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** Text without a wide gap: a column's part of a line. */
export interface Cell {
  text: string
  left: number
  right: number
}

export interface Line {
  y: number
  height: number
  cells: readonly Cell[]
}

/** Runs whose baselines differ by less than this fraction of their height are on one line. */
const SAME_LINE = 0.5
/** A gap wider than this fraction of the height separates two cells; a narrower one is a space, or nothing at all. */
const CELL_GAP = 1.2
const SPACE_GAP = 0.15

/** The lines of a page from top to bottom. */
export function groupIntoLines(runs: readonly TextRun[]): Line[] {
  const lines: { first: TextRun; runs: TextRun[] }[] = []
  for (const run of runs.filter(({ text }) => text.trim()).toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1)
    if (line && line.first.y - run.y < SAME_LINE * Math.max(line.first.height, run.height))
      line.runs.push(run)
    else lines.push({ first: run, runs: [run] })
  }
  return lines.map(({ first: { y, height }, runs }) => ({ y, height, cells: groupIntoCells(runs) }))
}

function groupIntoCells(runs: readonly TextRun[]): Cell[] {
  const cells: Cell[] = []
  for (const { text, x, width, height } of runs.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1)
    const gap = last ? x - last.right : 0
    if (!last || gap > CELL_GAP * height) {
      cells.push({ text, left: x, right: x + width })
      continue
    }
    last.text += gap > SPACE_GAP * height ? ` ${text}` : text
    last.right = Math.max(last.right, x + width)
  }
  return cells
}
