import { useLocation } from '@tanstack/react-router'
import { needsAt } from '#member/shared/lib/vault/offline-screens.ts'
import { dayAndTime, isoDay, time } from '#shared/lib/format/format.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { useOldestUpdate } from './oldest-update.ts'

function shortTime(moment: number): string {
  return isoDay(moment) === isoDay(Date.now()) ? time(moment) : dayAndTime(moment)
}

/**
 * Shown on every screen while offline, with the age of its data and what needs the network, so that screens need no notice
 * of their own.
 */
export function OfflineBar({ isApproved }: { isApproved: boolean }) {
  const online = useOnline()
  const oldest = useOldestUpdate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (online) return null
  return (
    <OfflineNote
      time={oldest > 0 ? shortTime(oldest) : undefined}
      needs={isApproved ? needsAt(path) : undefined}
    />
  )
}
