import { Pencil, Plus, Trash2, X } from 'lucide-react'
import { useId } from 'react'
import { BOUND_MAX, UNIT_MAX } from '#contract/exams.ts'
import { NAME_MAX } from '#contract/text.ts'
import { t } from '#locales/exams.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { type ValueFields, validateValue } from '../form/exam-form-values.ts'
import { formatRange } from '../format-range.ts'
import type { PastedReport, PastedRow } from './use-pasted-report.ts'

const fieldsOfRow = [
  { name: 'analyte', label: t('form.analyte'), maxLength: NAME_MAX },
  { name: 'value', label: t('form.value'), maxLength: NAME_MAX },
  { name: 'unit', label: t('form.unit'), maxLength: UNIT_MAX },
  { name: 'low', label: t('form.low'), maxLength: BOUND_MAX },
  { name: 'high', label: t('form.high'), maxLength: BOUND_MAX },
  { name: 'reference', label: t('form.reference'), maxLength: NAME_MAX },
] as const satisfies readonly { name: keyof ValueFields; label: string; maxLength: number }[]

interface PastedRowProps {
  row: PastedRow
  /** Another value of the same analyte, if the member has not said that both are wanted. */
  other: ValueFields | undefined
  onWant: () => void
  onCorrect: (fields: ValueFields) => void
  onOpen: (isOpen: boolean) => void
  onRemove: () => void
}

/** A parsed value: shown as a line, corrected in fields. */
export function PastedValue({ row, other, onWant, onCorrect, onOpen, onRemove }: PastedRowProps) {
  const fieldsId = useId()
  const { fields, rest, isOpen } = row
  const problems = validateValue(fields) ?? {}
  const range = formatRange({
    low: fields.low || null,
    high: fields.high || null,
    reference: fields.reference || null,
  })
  const name = fields.analyte.trim() || t('paste.unnamed')
  return (
    <li className="py-2">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-2">
          <p>
            <span className="block font-medium wrap-anywhere">{name}</span>{' '}
            <span className="block wrap-anywhere">
              <strong className="font-bold tabular-nums">{fields.value}</strong>
              {fields.unit && <span className="text-14 text-soft"> {fields.unit}</span>}
            </span>
          </p>
          {range && (
            <p className="text-14 text-soft tabular-nums wrap-anywhere">
              <span className="sr-only">{t('range.label', { range: '' })}</span>
              {range}
            </p>
          )}
          {fields.value.trim() === '' && (
            <p className="text-14 font-medium text-attention">{t('paste.noValue')}</p>
          )}
          {other && (
            <div className="flex flex-wrap items-center gap-x-2 text-14 text-attention">
              <p className="min-w-0 font-medium wrap-anywhere">
                {t('paste.twice', { value: [other.analyte, other.value, other.unit].join(' ').trim() })}
              </p>
              <Button
                variant="ghost"
                size="sm"
                className="-ml-3"
                aria-label={t('paste.wantLabel', { name, value: fields.value })}
                onClick={onWant}
              >
                {t('paste.want')}
              </Button>
            </div>
          )}
          {rest && <p className="text-14 text-attention wrap-anywhere">{t('paste.rest', { text: rest })}</p>}
        </div>
        <IconButton
          label={t('paste.correctLabel', { name })}
          icon={<Pencil size={20} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          className="text-soft"
          onClick={() => onOpen(!isOpen)}
        />
        <IconButton
          label={t('paste.remove', { name })}
          icon={<Trash2 size={20} aria-hidden />}
          className="-mr-2 text-soft"
          onClick={onRemove}
        />
      </div>
      <fieldset id={fieldsId} hidden={!isOpen}>
        <legend className="sr-only">{t('paste.row', { name })}</legend>
        {isOpen && (
          <div className="grid grid-cols-2 items-start gap-3 pb-2 large-text:grid-cols-1">
            {fieldsOfRow.map(({ name: field, label, maxLength }) => (
              <TextField
                key={field}
                label={label}
                maxLength={maxLength}
                value={fields[field]}
                error={problems[field]}
                onChange={(event) => onCorrect({ ...fields, [field]: event.currentTarget.value })}
              />
            ))}
          </div>
        )}
      </fieldset>
    </li>
  )
}

interface UnreadLinesProps {
  report: Pick<PastedReport, 'unread' | 'write' | 'dismiss'>
  onGone: () => void
}

/** Lines that may be results but were not understood: the member types them in or dismisses them. */
export function UnreadLines({ report, onGone }: UnreadLinesProps) {
  const titleId = useId()
  if (report.unread.length === 0) return null
  return (
    <div className="mt-3 rounded-control border border-attention-edge bg-attention-tint p-3">
      <h4 id={titleId} className="font-semibold text-attention">
        {t('paste.unread')}
      </h4>
      <ul aria-labelledby={titleId} className="divide-y divide-attention-edge">
        {report.unread.map((line) => (
          <li key={line} className="flex flex-wrap items-center justify-end gap-x-1 py-1">
            <p className="min-w-36 flex-1 text-14 wrap-anywhere">{line}</p>
            <Button
              variant="ghost"
              size="sm"
              icon={<Plus size={18} aria-hidden />}
              aria-label={t('paste.writeLabel', { line })}
              onClick={() => {
                report.write(line)
                onGone()
              }}
            >
              {t('paste.write')}
            </Button>
            <IconButton
              label={t('paste.dismissLabel', { line })}
              icon={<X size={20} aria-hidden />}
              onClick={() => {
                report.dismiss(line)
                onGone()
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
