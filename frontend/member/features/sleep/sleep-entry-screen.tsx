import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { ui } from '#locales/ui.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'
import { minutesOf, sleepKindOf } from '#member/shared/lib/health/sleep-week.ts'
import { useWaitingChanges } from '#member/shared/lib/waiting/waiting.ts'
import { FactRows } from '#member/shared/ui/records/fact-list.tsx'
import { RecordActions, RecordHeader, RecordPage } from '#member/shared/ui/records/record-page.tsx'
import { WaitingRecords } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { date, duration, fullDay, weekdayDateAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { compareWithUsual } from './compare-with-usual.ts'
import { DeleteSleepEntry } from './delete-sleep-entry.tsx'
import { SleepEntryDialog } from './form/sleep-entry-dialog.tsx'
import { QualityBadge } from './quality-badge.tsx'
import { sleepEntryName, sleepEntrySummary, sleepEntryTimes } from './sleep-entry-name.ts'
import { sleepEntryQuery } from './sleep-queries.ts'

const route = getRouteApi('/_app/app/sleep/$entryId')
const list = linkOptions({ to: '/app/sleep' })

export function SleepEntryScreen() {
  const { entryId } = route.useParams()
  return (
    <RecordPage
      id={entryId}
      service="sleep"
      list={{ link: list, name: t('title') }}
      title={t('detail.title')}
      texts={t.sentences.detail}
      query={useQuery(sleepEntryQuery(useQueryClient(), entryId))}
    >
      {(entry) => <Details entry={entry} />}
    </RecordPage>
  )
}

function Details({ entry: sent }: { entry: SleepEntry }) {
  const { record: entry, entries } = useWaitingChanges('sleep', sent)
  const [isDeleting, setIsDeleting] = useState(false)
  const dialog = useRecordDialog([sent])
  const { data: nights, isPending } = useInfiniteQuery(sleepQuery)
  const kind = sleepKindOf(entry)
  const name = sleepEntryName(entry)
  const facts = [
    [t('detail.bed'), weekdayDateAndTime(entry.sleepStart)],
    [t('detail.wake'), weekdayDateAndTime(entry.sleepEnd)],
    [t('form.duration'), duration(minutesOf(entry))],
  ] as const
  return (
    <>
      <RecordHeader
        title={<span className="inline-block first-letter:uppercase">{fullDay(entry.sleepEnd)}</span>}
        pageTitle={t('detail.pageTitle', { day: date(entry.sleepEnd) })}
        state={<QualityBadge quality={entry.quality} />}
        detail={
          <span className="tabular-nums">
            {t(`records.kinds.${kind}`)} · {sleepEntryTimes(entry)}
          </span>
        }
      />
      <WaitingRecords nameOf={sleepEntrySummary} entries={entries} onEdit={dialog.editWaiting} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card>
          <FactRows facts={facts} />
        </Card>
        <Comparison entry={entry} nights={nights?.entries ?? []} />
        {!isPending && entry.notes && (
          <Card>
            <h2 className="text-18 font-semibold tracking-tight">{t('form.notes')}</h2>
            <p className="mt-1.5 break-words whitespace-pre-line">{entry.notes}</p>
          </Card>
        )}
      </div>
      {/* What is below the comparison waits for it. */}
      {!isPending && (
        <RecordActions>
          {entries.length === 0 && (
            <Button
              variant="quiet"
              icon={<Pencil size={18} aria-hidden />}
              aria-label={t('records.edit', { night: name })}
              onClick={() => dialog.edit(sent)}
            >
              {ui.edit}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={<Trash2 size={18} aria-hidden />}
            aria-label={t('records.delete', { night: name })}
            onClick={() => setIsDeleting(true)}
          >
            {ui.delete}
          </Button>
        </RecordActions>
      )}
      <SleepEntryDialog target={dialog.target} onClose={dialog.close} />
      <DeleteSleepEntry entry={sent} open={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}

/** How a night compares with the member's latest nights. */
function Comparison({ entry, nights }: { entry: SleepEntry; nights: readonly SleepEntry[] }) {
  const sentences = compareWithUsual(entry, nights)
  if (sentences.length === 0) return null
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('detail.usual')}</h2>
      <ul className="mt-1.5 grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}
