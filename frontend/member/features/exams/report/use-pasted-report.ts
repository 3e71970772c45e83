import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { NAME_MAX } from '#contract/text.ts'
import { analyteKey } from '#domain/analytes.ts'
import { unitKey } from '#domain/exam-values.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { blankValue, type ValueFields, validateValue, valueFieldsSchema } from '../form/exam-form-values.ts'
import { readReport } from './read-report.ts'
import type { ReportRow } from './report-row.ts'

/** Characters of a report parsed at once; parsing blocks the screen. */
export const TEXT_MAX = 40_000

const rowSchema = v.object({
  id: v.number(),
  fields: valueFieldsSchema,
  rest: v.string(),
  isOpen: v.boolean(),
  /** Whether the member wants it beside another value of the same analyte. */
  isWanted: v.optional(v.boolean()),
})
const stateSchema = v.object({
  text: v.string(),
  isRead: v.boolean(),
  rows: v.array(rowSchema),
  unread: v.array(v.string()),
  skipped: v.array(v.string()),
})
export type PastedRow = v.InferOutput<typeof rowSchema>
type PastedState = v.InferOutput<typeof stateSchema>

const NOTHING: PastedState = { text: '', isRead: false, rows: [], unread: [], skipped: [] }

let lastId = 0
function toPastedRow({ rest, ...fields }: ReportRow): PastedRow {
  lastId += 1
  return { id: lastId, fields, rest, isOpen: false }
}

export function isComplete({ fields }: PastedRow): boolean {
  return validateValue(fields) === undefined
}

const analyteAndUnit = ({ analyte, unit }: ValueFields) => ({ key: analyteKey(analyte), unit: unitKey(unit) })

function isSameTest(one: PastedRow, other: PastedRow): boolean {
  const [first, second] = [analyteAndUnit(one.fields), analyteAndUnit(other.fields)]
  return first.key === second.key && first.unit === second.unit
}

/** The first other value of the same analyte, in the same unit or without one. */
export function findOther(fields: ValueFields, before: readonly ValueFields[]): ValueFields | undefined {
  const { key, unit } = analyteAndUnit(fields)
  return before.find((one) => {
    const other = analyteAndUnit(one)
    const isSameUnit = unit === other.unit || unit === '' || other.unit === ''
    return key !== '' && one.value.trim() !== '' && key === other.key && isSameUnit
  })
}

/** A pasted report and the values parsed from it, until the member adds or discards them. Survives a reload. */
export function usePastedReport(memberId: string, form: string) {
  const [draft] = useState(() => draftOf<PastedState>(memberId, `exam-report-${form}`))
  const [state, setState] = useState(() => restored(draft.read((value) => v.is(stateSchema, value))))
  const isCleared = useRef(false)
  useEffect(() => {
    if (isCleared.current) return
    if (state === NOTHING) draft.clear()
    else draft.write(state)
  }, [state, draft])

  const change = (changed: Partial<PastedState>) => setState((before) => ({ ...before, ...changed }))
  const changeRow = (id: number, changed: Partial<PastedRow>) =>
    setState((before) => ({
      ...before,
      rows: before.rows.map((row) => (row.id === id ? { ...row, ...changed } : row)),
    }))
  return {
    ...state,
    type: (text: string) => change({ text }),
    read() {
      const { rows, unread, skipped } = readReport(state.text)
      const next = {
        isRead: true,
        rows: rows.map(toPastedRow),
        unread: unique(unread),
        skipped: unique(skipped),
      }
      change(next)
      return next
    },
    /**
     * Adds the text of a file and its parsed values to those the member has not checked yet. Returns how many lines may
     * be results; a text without any is discarded. Reading a text again adds only what is no longer listed.
     */
    readFile(text: string) {
      const { rows, unread, skipped } = readReport(text)
      if (rows.length + unread.length === 0) return 0
      const added = rows.map(toPastedRow)
      setState((before) => {
        const isAgain = before.text.includes(text.trim())
        const missing = added.filter((row) => !before.rows.some((one) => isSameTest(one, row)))
        return {
          text: (isAgain ? [before.text] : [before.text, text])
            .map((one) => one.trim())
            .filter(Boolean)
            .join('\n\n'),
          isRead: true,
          rows: [...before.rows, ...(isAgain ? missing : added)],
          unread: unique([...before.unread, ...unread]),
          skipped: unique([...before.skipped, ...skipped]),
        }
      })
      return rows.length + unread.length
    },
    correct: (id: number, fields: ValueFields) => changeRow(id, { fields }),
    setOpen: (id: number, isOpen: boolean) => changeRow(id, { isOpen }),
    want: (id: number) => changeRow(id, { isWanted: true }),
    remove: (id: number) => change({ rows: state.rows.filter((row) => row.id !== id) }),
    /** Turns a line that was not understood into a row for the member to complete. */
    write(line: string) {
      const row = toPastedRow({ ...blankValue, analyte: line.slice(0, NAME_MAX), rest: '' })
      change({
        rows: [...state.rows, { ...row, isOpen: true }],
        unread: state.unread.filter((one) => one !== line),
      })
      return row.id
    },
    dismiss: (line: string) => change({ unread: state.unread.filter((one) => one !== line) }),
    /** Keeps only these rows, with the incomplete ones open. */
    keep: (rows: readonly PastedRow[]) =>
      rows.length === 0 && state.unread.length === 0
        ? setState(NOTHING)
        : change({ rows: rows.map((row) => ({ ...row, isOpen: !isComplete(row) })) }),
    discard: () => setState(NOTHING),
    /** Also deletes the stored text, when the form closes. */
    clear() {
      isCleared.current = true
      draft.clear()
    },
  }
}

export type PastedReport = ReturnType<typeof usePastedReport>

const unique = (lines: readonly string[]) => [...new Set(lines)]

function restored(state: PastedState | undefined): PastedState {
  lastId = Math.max(lastId, ...(state?.rows ?? []).map(({ id }) => id))
  return state ?? NOTHING
}
