import { CloudUpload } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from '#locales/waiting.ts'
import { recordOf, type WaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { discard, stateText } from '#member/shared/lib/waiting/waiting-entry.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'

interface WaitingEntriesProps<Entry extends WaitingEntry> {
  /** From `useWaiting`. */
  entries: readonly Entry[]
  /** Names an entry, such as "Caminhada, Hoje, 07:00". */
  name: (entry: Entry) => string
  /** Names the record that an entry changes; `undefined` for a new one. */
  changed?: (entry: Entry) => string | undefined
  /** More about an entry than its name. */
  detail?: (entry: Entry) => ReactNode
  onEdit: (order: number) => void
}

interface WaitingRecordsProps<Entry extends WaitingEntry<'exercise' | 'sleep'>> {
  entries: readonly Entry[]
  nameOf: (record: Entry['body'] | NonNullable<Entry['body']['of']>) => string
  /** @param order of the waiting entry */
  onEdit: (order: number) => void
}

/** Records with notes that were written without a network, and changes of earlier ones. */
export function WaitingRecords<Entry extends WaitingEntry<'exercise' | 'sleep'>>({
  entries,
  nameOf,
  onEdit,
}: WaitingRecordsProps<Entry>) {
  return (
    <WaitingEntries
      entries={entries}
      name={({ body }) => nameOf(body)}
      changed={({ body: { of } }) => of && nameOf(of)}
      detail={({ body: { notes } }) =>
        notes && <p className="line-clamp-2 wrap-anywhere whitespace-pre-line">{notes}</p>
      }
      onEdit={onEdit}
    />
  )
}

function actOn({ refused }: WaitingEntry): 'edit' | 'correct' | 'review' {
  if (!refused) return 'edit'
  return refused.isUnknown ? 'review' : 'correct'
}

/** Above a list: what was written without a network, until it is sent; what was not accepted, until it is corrected. */
export function WaitingEntries<Entry extends WaitingEntry>({
  entries,
  name,
  changed,
  detail,
  onEdit,
}: WaitingEntriesProps<Entry>) {
  const id = useId()
  if (entries.length === 0) return null
  function before(entry: Entry): string {
    const named = changed?.(entry) ?? ''
    return named === name(entry) ? '' : named
  }

  return (
    <section aria-labelledby={id} className="mb-4">
      <Card>
        <h2 id={id} className="flex items-center gap-2 text-16 font-semibold">
          <CloudUpload size={20} aria-hidden className="flex-none text-soft" />
          {t('title')}
        </h2>
        {entries.some(({ refused }) => !refused) && <p className="text-14 text-soft">{t('text')}</p>}
        <ul className="mt-2 divide-y divide-edge">
          {entries.map((entry) => (
            <li
              key={entry.order}
              data-record={recordOf(entry)}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 last:pb-0"
            >
              <div className="min-w-40 flex-1">
                <p className="font-semibold wrap-break-word">{name(entry)}</p>
                {before(entry) && (
                  <p className="text-14 text-soft">{t('changeOf', { name: before(entry) })}</p>
                )}
                {detail?.(entry)}
                <p className={entry.refused ? 'text-14 text-problem' : 'text-14 text-soft'}>
                  {stateText(entry)}
                </p>
              </div>
              {entry.begunAt === undefined && (
                <div className="flex flex-wrap gap-2">
                  {/* What it changes is gone. */}
                  {entry.refused?.code !== 'not_found' && (
                    <Button
                      size="sm"
                      variant={entry.refused ? 'solid' : 'quiet'}
                      aria-label={t(`${actOn(entry)}Name`, { name: name(entry) })}
                      onClick={() => onEdit(entry.order)}
                    >
                      {t(actOn(entry))}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t('discardName', { name: name(entry) })}
                    onClick={() => void discard(entry, name(entry))}
                  >
                    {t('discard')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
