import { t } from '#locales/consultations.ts'
import type { WaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { WaitingEntries } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { nameOf } from '../consultation-name.ts'

interface WaitingNotesProps {
  entries: readonly WaitingEntry<'notes'>[]
  /** Shows whole texts. */
  isWhole?: boolean
  onEdit: (entry: WaitingEntry<'notes'>) => void
}

/** "Observações: Cardiologia, qua., 02/12 · 08:00" */
export function nameOfEntry({ body: { consultation } }: WaitingEntry<'notes'>): string {
  return t('notes.name', { name: nameOf(consultation), when: dayAndTime(consultation.date) })
}

export function WaitingNotes({ entries, isWhole = false, onEdit }: WaitingNotesProps) {
  return (
    <WaitingEntries
      entries={entries}
      name={nameOfEntry}
      detail={({ body }) => (
        <p className={cx('wrap-anywhere whitespace-pre-line', !isWhole && 'line-clamp-2')}>
          {body.notes || t('notes.emptied')}
        </p>
      )}
      onEdit={(order) => {
        const entry = entries.find((one) => one.order === order)
        if (entry) onEdit(entry)
      }}
    />
  )
}
