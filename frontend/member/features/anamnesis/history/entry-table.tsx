import { useSearch } from '@tanstack/react-router'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { ui } from '#locales/ui.ts'
import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { useLastKnown, useUrlDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { focusAwaitedRow } from '#member/shared/lib/records/opened-record.ts'
import { date, dateAndTime, decimal } from '#shared/lib/format/format.ts'
import { bmiReading } from '#shared/lib/format/health-text.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { DeleteEntry } from './delete-entry.tsx'

const ROWS = 6

interface EntryTableProps {
  /** Newest first. */
  entries: readonly Anamnesis[]
  /** Called after a correction, a deletion or its undo, once the entries are in the cache. */
  onChange: () => void
}

/** Every saved questionnaire, with a menu to correct and delete it. */
export function EntryTable({ entries, onChange }: EntryTableProps) {
  const [all, setAll] = useState(false)
  const [toDelete, setToDelete] = useState<Anamnesis>()
  const { shown: deleted } = useLastShown(toDelete)
  const correction = useCorrection(entries)
  const days = entries.map(({ createdAt }) => date(createdAt))
  return (
    <>
      <div className="relative mt-5 overflow-x-auto wrap-normal">
        <table className="w-full text-14 tabular-nums">
          <caption className="sr-only">{t('history.table')}</caption>
          <thead className="text-left text-soft">
            <tr>
              <th className="pb-1.5 font-medium">{t('history.date')}</th>
              <th className="pb-1.5 font-medium">{t('weight')}</th>
              <th className="pb-1.5 font-medium">{t('history.bmiColumn')}</th>
              <th className="pb-1.5 font-medium">{t('history.classColumn')}</th>
              <th>
                <span className="sr-only">{t('history.menuColumn')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, all ? undefined : ROWS).map((entry, index) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                isOnlyOfDay={days[index] !== days[index - 1] && days[index] !== days[index + 1]}
                onCorrect={() => correction.open(entry)}
                onDelete={() => setToDelete(entry)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {entries.length > ROWS && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-4"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'history.fewer' : 'history.all')}
        </Button>
      )}
      <CorrectionDialog target={correction.target} onClose={correction.close} onSaved={onChange} />
      {deleted && (
        <DeleteEntry
          entry={deleted}
          open={toDelete !== undefined}
          onClose={() => setToDelete(undefined)}
          onChange={onChange}
        />
      )}
    </>
  )
}

/** The entry that the URL opens for correction. */
function useCorrection(entries: readonly Anamnesis[]) {
  const { editar } = recordFormSearch(useSearch({ strict: false }))
  const target = useLastKnown(entries, editar)
  const { open, close } = useUrlDialog<RecordFormSearch>('editar')
  return { target, open: ({ id }: Anamnesis) => open({ editar: id }), close }
}

interface EntryRowProps {
  entry: Anamnesis
  isOnlyOfDay: boolean
  onCorrect: () => void
  onDelete: () => void
}

function EntryRow({ entry, isOnlyOfDay, onCorrect, onDelete }: EntryRowProps) {
  const { id, createdAt, weightKg, bmi, bmiClass } = entry
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => focusAwaitedRow(id, button.current), [id])
  const when = (isOnlyOfDay ? date : dateAndTime)(createdAt)
  const weight = t('history.kg', { value: decimal(weightKg) })
  return (
    <tr className="border-t border-edge">
      <th scope="row" className="py-2 pr-2 text-left font-medium">
        {when}
      </th>
      <td className="pr-2 whitespace-nowrap">{weight}</td>
      <td className="pr-2">{decimal(bmi)}</td>
      <td>{bmiReading(bmi, bmiClass).label}</td>
      <td className="w-11 max-sm:[&>*]:-mr-3">
        <Menu
          strategy="fixed"
          trigger={
            <IconButton
              ref={button}
              label={t('history.menu', { day: when, weight })}
              icon={<Ellipsis size={20} aria-hidden />}
            />
          }
          items={[
            { value: 'correct', label: t('history.correct'), icon: Pencil },
            { value: 'delete', label: ui.delete, icon: Trash2, isGrave: true },
          ]}
          onSelect={(action) => (action === 'correct' ? onCorrect() : onDelete())}
        />
      </td>
    </tr>
  )
}
