import { useState } from 'react'
import {
  CONSULTATIONS_TAB_PAGE_SIZE,
  type Consultation,
  type ConsultationGroup,
} from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { isOpenedRecord } from '#member/shared/lib/records/opened-record.ts'
import type { HistoryResult } from '#member/shared/ui/records/record-history.tsx'
import { RecordMonths } from '#member/shared/ui/records/record-months.tsx'
import { messageFor } from '#shared/lib/api/errors.ts'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { ConsultationRow } from './consultation-row.tsx'

/** Number of rows, in whole pages, that include the record from which the member may have come back. */
function rowsUpToOpened(consultations: readonly Consultation[]): number {
  const opened = Math.max(
    0,
    consultations.findIndex(({ id }) => isOpenedRecord(id)),
  )
  return (Math.floor(opened / CONSULTATIONS_TAB_PAGE_SIZE) + 1) * CONSULTATIONS_TAB_PAGE_SIZE
}

interface TabRowsProps {
  group: ConsultationGroup
  /** Those of the tab among the loaded ones. */
  consultations: readonly Consultation[]
  /** The list of all tabs. */
  query: HistoryResult<Consultation>
}

/** The rows of a tab: all upcoming consultations at once, the others in pages. */
export function TabRows({ group, consultations, query }: TabRowsProps) {
  const [limit, setLimit] = useState(() => rowsUpToOpened(consultations))
  const shown = group === 'upcoming' ? consultations : consultations.slice(0, limit)
  const hasLoaded = shown.length < consultations.length
  const showMore = () => setLimit(limit + CONSULTATIONS_TAB_PAGE_SIZE)
  return (
    <>
      <RecordMonths
        label={t(`tabs.${group}`)}
        records={shown}
        dateOf={({ date }) => date}
        row={(consultation) => <ConsultationRow consultation={consultation} />}
      />
      {(hasLoaded || query.hasNextPage) && (
        <ShowMore
          loading={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? messageFor(query.error) : undefined}
          hasLoaded={hasLoaded}
          onMore={() => {
            if (hasLoaded) showMore()
            else void query.fetchNextPage().then((next) => next.isFetchNextPageError || showMore())
          }}
        />
      )}
    </>
  )
}
