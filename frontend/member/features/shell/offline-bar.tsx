import { useLocation } from '@tanstack/react-router'
import { dataAge } from '#locales/offline-needs.ts'
import { needsAt } from '#member/shared/lib/vault/offline-screens.ts'
import { dayAndTime, isoDay, time } from '#shared/lib/format/format.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { useOldestUpdate } from './oldest-update.ts'

/**
 * Shown on every screen while offline, with the age of its data and what needs the network, so that screens need no notice
 * of their own.
 */
export function OfflineBar({ isApproved }: { isApproved: boolean }) {
  const online = useOnline()
  const oldest = useOldestUpdate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (online) return null
  const isToday = isoDay(oldest) === isoDay(Date.now())
  const age = oldest > 0 && !isToday && dataAge.shownFrom.replace('{{when}}', dayAndTime(oldest))
  const needs = isApproved && needsAt(path)
  return (
    <OfflineNote time={isToday ? time(oldest) : undefined} more={[age, needs].filter(Boolean).join(' ')} />
  )
}
