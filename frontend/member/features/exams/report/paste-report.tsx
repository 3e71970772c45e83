import { type Ref, type RefObject, useState } from 'react'
import { EXAM_VALUES_MAX } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { integer } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import type { ValueFields } from '../form/exam-form-values.ts'
import { PastedValue, UnreadLines } from './pasted-values.tsx'
import { findOther, isComplete, type PastedReport, TEXT_MAX } from './use-pasted-report.ts'

interface PasteReportProps {
  report: PastedReport
  added: readonly ValueFields[]
  /** What the report says about itself that the form's fields do not. */
  offers: readonly { text: string; onUse: () => void }[]
  /** Adds the values to the form, those in `wanted` even beside equal ones; returns what did not fit. */
  onAdd: (values: ValueFields[], wanted: ValueFields[]) => { left: readonly ValueFields[] }
  textField: Ref<HTMLTextAreaElement>
  /** The heading above the parsed values. */
  title: RefObject<HTMLHeadingElement | null>
}

/** The text of a report, and the values parsed from it, which the member confirms before they enter the form. */
export function PasteReport({ report, added, offers, onAdd, textField, title }: PasteReportProps) {
  const [problem, setProblem] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const rows = report.rows.map((row, index) => {
    const before = [...added, ...report.rows.slice(0, index).map(({ fields }) => fields)]
    return { row, other: row.isWanted ? undefined : findOther(row.fields, before) }
  })
  const complete = rows.flatMap(({ row, other }) => (!other && isComplete(row) ? [row] : []))

  function read() {
    setNotice(undefined)
    if (report.text.trim() === '') return setProblem(t('paste.empty'))
    if (report.text.length > TEXT_MAX) return setProblem(t('paste.long', { max: integer(TEXT_MAX) }))
    const { rows, unread } = report.read()
    setProblem(rows.length + unread.length === 0 ? t('paste.nothing') : undefined)
    // The title is rendered in the next task.
    if (rows.length + unread.length > 0) setTimeout(() => title.current?.focus())
  }
  function add() {
    const wanted = complete.filter(({ isWanted }) => isWanted)
    const { left } = onAdd(
      complete.map(({ fields }) => fields),
      wanted.map(({ fields }) => fields),
    )
    const others = report.rows.filter((row) => !complete.includes(row) || left.includes(row.fields))
    report.keep(others)
    setNotice(
      left.length > 0
        ? t('paste.full', { max: EXAM_VALUES_MAX })
        : others.length > 0
          ? t('paste.incomplete')
          : undefined,
    )
    if (others.length > 0 || report.unread.length > 0) title.current?.focus()
  }
  return (
    <div className="mt-3 rounded-control border border-edge p-3">
      <TextAreaField
        ref={textField}
        label={t('paste.text')}
        help={t('paste.help')}
        error={problem}
        rows={6}
        autoComplete="off"
        spellCheck={false}
        value={report.text}
        onChange={(event) => {
          setProblem(undefined)
          report.type(event.currentTarget.value)
        }}
      />
      <Button variant="tint" size="sm" className="mt-3" onClick={read}>
        {t('paste.read')}
      </Button>
      {report.isRead && report.rows.length + report.unread.length > 0 && (
        <section className="mt-4">
          <h3 ref={title} tabIndex={-1} className="text-16 font-semibold">
            {t('paste.title')}
          </h3>
          <p className="text-14 text-soft">
            {t('paste.found', { count: report.rows.length })} {t('paste.notice')}
          </p>
          {offers.length > 0 && (
            <div className="mt-2 rounded-control border border-info-edge bg-info-tint p-3">
              <h4 className="font-semibold text-info">{t('paste.head')}</h4>
              <div className="mt-1 flex flex-wrap gap-2">
                {offers.map(({ text, onUse }) => (
                  <Button
                    key={text}
                    variant="quiet"
                    size="sm"
                    className="wrap-anywhere"
                    onClick={() => {
                      onUse()
                      title.current?.focus()
                    }}
                  >
                    {text}
                  </Button>
                ))}
              </div>
            </div>
          )}
          <ul aria-label={t('paste.title')} className="mt-1 divide-y divide-edge">
            {rows.map(({ row, other }) => (
              <PastedValue
                key={row.id}
                row={row}
                other={other}
                onWant={() => {
                  report.want(row.id)
                  title.current?.focus()
                }}
                onCorrect={(fields) => report.correct(row.id, fields)}
                onOpen={(isOpen) => report.setOpen(row.id, isOpen)}
                onRemove={() => {
                  report.remove(row.id)
                  title.current?.focus()
                }}
              />
            ))}
          </ul>
          <UnreadLines report={report} onGone={() => title.current?.focus()} />
          {report.skipped.length > 0 && (
            <details className="mt-3 text-14 text-soft">
              <summary className="cursor-pointer rounded-small py-3 font-medium">
                {t('paste.skipped', { count: report.skipped.length })}
              </summary>
              <ul className="grid gap-1 pl-3 wrap-anywhere">
                {report.skipped.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          )}
          <p role="status" className="mt-3 text-14 font-medium text-attention empty:hidden">
            {notice}
          </p>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <Button variant="quiet" size="sm" onClick={report.discard}>
              {t('paste.discard')}
            </Button>
            {complete.length > 0 && (
              <Button size="sm" onClick={add}>
                {t('paste.add', { count: complete.length })}
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  )
}
