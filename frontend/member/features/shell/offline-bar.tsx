import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { dayAndTime, isoDay, time } from '../../../shared/lib/format.ts'
import { OfflineNote } from '../../../shared/ui/offline-note.tsx'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function timeOf(moment: number): string {
  return isoDay(moment) === isoDay(Date.now()) ? time(moment) : dayAndTime(moment)
}

/** Over every screen: how old what stands on it is. Screens themselves say nothing of the connection. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const client = useQueryClient()
  // Another screen stands on other data.
  useLocation()
  if (online) return null

  const times = client
    .getQueryCache()
    .findAll({ queryKey: ['member'], type: 'active' })
    .map((query) => query.state.dataUpdatedAt)
    .filter((updatedAt) => updatedAt > 0)
  return <OfflineNote time={times.length > 0 ? timeOf(Math.min(...times)) : undefined} />
}
