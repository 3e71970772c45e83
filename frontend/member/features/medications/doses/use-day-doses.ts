import { useMutationState, useQuery } from '@tanstack/react-query'
import { useWaiting } from '#member/shared/lib/waiting/waiting.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { dayQuery } from '../medications-query.ts'
import { dosesHere } from './dose-waits.ts'
import { unanswered } from './record-dose.ts'

/** The doses of a day (`YYYY-MM-DD`) as this device knows them, and the entries that wait for other ones. */
export function useDayDoses(day: string) {
  const query = useQuery(dayQuery(day))
  const waiting = useWaiting('dose')
  const decisions = useMutationState(unanswered)
  const doses =
    query.data &&
    dosesHere(query.data.doses, {
      waiting,
      decisions,
      loadedAt: query.dataUpdatedAt,
      isDayOver: day < isoDay(Date.now()),
    })
  const shown = doses?.map((dose) => dose.waiting)
  return { query, doses, otherWaiting: waiting.filter((entry) => !shown?.includes(entry)) }
}
