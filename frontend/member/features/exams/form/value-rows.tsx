import {
  FieldArray,
  type FormStore,
  getValue,
  getValues,
  insert,
  remove,
  setValue,
  setValues,
} from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste, FileText, LayoutList, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EXAM_VALUES_MAX } from '#contract/exams.ts'
import { type Panel, panels } from '#domain/analytes.ts'
import { t } from '#locales/exams.ts'
import { useFilePicker } from '#member/shared/ui/upload/use-file-picker.ts'
import { isoDay, typedDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { analytesQuery } from '../exams-queries.ts'
import { PanelPicker } from '../panels/panel-picker.tsx'
import type { AttachedPdf } from '../report/attached-pdfs.ts'
import { PasteReport } from '../report/paste-report.tsx'
import { readReportHead } from '../report/report-head.ts'
import type { PastedReport } from '../report/use-pasted-report.ts'
import { useReportPdf } from '../report/use-report-pdf.ts'
import { blankValue, completeRow, type ExamFormValues, type ValueFields } from './exam-form-values.ts'
import { type MergedValues, mergePanel, mergeValues } from './merge-values.ts'
import { ValueRow } from './value-row.tsx'

interface ValueRowsProps {
  form: FormStore<ExamFormValues>
  report: PastedReport
  /** The PDFs that the exam already has. */
  pdfs: readonly AttachedPdf[]
}

export function ValueRows({ form, report, pdfs }: ValueRowsProps) {
  useSignals()
  // Only suggestions: the form works while they load or if they fail.
  const { data: known = [] } = useQuery(analytesQuery)
  const [suggestions, helperId] = [useId(), useId()]
  const rows = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  const readTitle = useRef<HTMLHeadingElement>(null)
  const [helper, setHelper] = useState<'panels' | 'paste' | undefined>(report.text ? 'paste' : undefined)
  const [status, setStatus] = useState('')
  // A restored report would be shown at once, but the form has no values before its fields are rendered.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const pdf = useReportPdf((text) => {
    const isAnyRead = report.readFile(text) > 0
    // The file was read outside an event, so without this the title might render at any later time.
    flushSync(() => {
      setStatus('')
      if (isAnyRead) setHelper('paste')
    })
    if (!isAnyRead) return t('pdf.nothing')
    readTitle.current?.focus()
    return undefined
  })
  const picker = useFilePicker<undefined>((file) => void pdf.readFile(file))
  const names = new Set([...known.map(({ analyte }) => analyte), ...panelNames])

  /** Waits for the next task, in which the rows are rendered. */
  function focusLater(find: () => HTMLElement | null | undefined) {
    setTimeout(() => find()?.focus())
  }
  function fieldAt(name: 'analyte' | 'value', index: number) {
    return rows.current?.querySelectorAll<HTMLInputElement>(`input[name$=".${name}"]`).item(index)
  }
  function add() {
    insert(form, 'values', { value: { ...blankValue } })
    focusLater(() => fieldAt('analyte', (rows.current?.childElementCount ?? 0) - 1))
  }
  const current = () => (getValues(form, 'values') ?? []).map(completeRow)
  function use(merged: MergedValues) {
    setValues(form, 'values', merged.rows, { shouldFocus: false })
  }
  function addPanel({ analytes }: Panel) {
    const merged = mergePanel(current(), analytes, EXAM_VALUES_MAX)
    if (merged.left.length > 0) return setStatus(t('panels.full', { max: EXAM_VALUES_MAX }))
    if (merged.added === 0) return setStatus(t('panels.none'))
    const { first = 0 } = merged
    use(merged)
    setHelper(undefined)
    setStatus(t('panels.added', { count: merged.added }))
    focusLater(() => fieldAt('value', first))
  }
  function addValues(values: ValueFields[], wanted: ValueFields[]) {
    const merged = mergeValues(current(), values, EXAM_VALUES_MAX, wanted)
    if (merged.added > 0) use(merged)
    const isDone =
      merged.left.length === 0 && values.length === report.rows.length && report.unread.length === 0
    if (isDone) {
      pdf.clear()
      setHelper(undefined)
      focusLater(() => heading.current)
    }
    const repeated = merged.repeated > 0 && t('paste.repeated', { count: merged.repeated })
    setStatus([t('paste.added', { count: merged.added }), repeated].filter(Boolean).join(' '))
    return merged
  }
  /** The pasted report's day and laboratory, if the form has others or none. */
  function offers() {
    const head = readReportHead(report.isRead ? report.text : '', isoDay(Date.now()))
    return (['date', 'laboratory'] as const).flatMap((name) => {
      const printed = head[name]
      if (!printed || getValue(form, name) === printed) return []
      const text = t(`paste.use.${name}`, { value: name === 'date' ? typedDay(printed) : printed })
      return [{ text, onUse: () => setValue(form, name, printed) }]
    })
  }
  function toggle(next: 'panels' | 'paste') {
    pdf.clear()
    setHelper(helper === next ? undefined : next)
    if (next === 'paste' && helper !== 'paste') focusLater(() => textField.current)
  }
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-18 font-semibold tracking-tight">
        {t('form.values')}
      </h2>
      <p className="mt-1 text-14 text-soft">{t('form.valuesHelp')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {pdfs.map((attached) => (
          <NetworkButton
            key={attached.id}
            variant="tint"
            size="sm"
            className="wrap-anywhere"
            icon={<FileText size={18} aria-hidden />}
            onClick={() => void pdf.readAttached(attached)}
          >
            {t('pdf.readAttached', { name: attached.name })}
          </NetworkButton>
        ))}
        <Button
          variant="tint"
          size="sm"
          icon={<LayoutList size={18} aria-hidden />}
          aria-expanded={helper === 'panels'}
          aria-controls={helperId}
          onClick={() => toggle('panels')}
        >
          {t('panels.open')}
        </Button>
        <Button
          variant="tint"
          size="sm"
          icon={<ClipboardPaste size={18} aria-hidden />}
          aria-expanded={helper === 'paste'}
          aria-controls={helperId}
          onClick={() => toggle('paste')}
        >
          {t('paste.open')}
        </Button>
        <Button
          ref={picker.selectButton}
          variant="tint"
          size="sm"
          icon={<FileText size={18} aria-hidden />}
          onClick={() => picker.select()}
        >
          {t(pdfs.length > 0 ? 'pdf.openOther' : 'pdf.open')}
        </Button>
        <input {...picker.inputProps} accept=".pdf" />
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {pdf.problem && <Notice meaning="problem">{pdf.problem}</Notice>}
      </div>
      <p role="status" className="mt-3 text-14 text-soft wrap-anywhere empty:hidden">
        {pdf.status}
      </p>
      <div id={helperId}>
        {helper === 'panels' && <PanelPicker onChoose={addPanel} />}
        {helper === 'paste' && (
          <PasteReport
            report={report}
            added={isMounted ? current() : []}
            offers={isMounted ? offers() : []}
            onAdd={addValues}
            textField={textField}
            title={readTitle}
          />
        )}
      </div>
      <p role="status" className="mt-3 text-14 font-medium empty:hidden">
        {status}
      </p>
      <datalist id={suggestions}>
        {[...names].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FieldArray of={form} name="values">
        {({ items }) => (
          <>
            <div ref={rows} className="divide-y divide-edge">
              {items.value.map((item, index) => (
                <ValueRow
                  key={item}
                  form={form}
                  index={index}
                  known={known}
                  suggestions={suggestions}
                  onRemove={() => {
                    remove(form, 'values', { at: index })
                    addButton.current?.focus()
                  }}
                />
              ))}
            </div>
            {items.value.length < EXAM_VALUES_MAX && (
              <Button
                ref={addButton}
                variant="tint"
                className="mt-3"
                icon={<Plus size={20} aria-hidden />}
                onClick={add}
              >
                {t('form.addValue')}
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Card>
  )
}

const panelNames = panels.flatMap(({ analytes }) => analytes.map(({ name }) => name))
