import { onlineManager } from '@tanstack/react-query'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { dataAge } from '#locales/offline-needs.ts'
import { FRESH_MS } from '#shared/lib/api/query-client.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { useOldestFailed, useOldestUpdate } from './oldest-update.ts'

/**
 * Says how old the data on screen is if it is stale or could not be refreshed. Hidden while the slow-network note above
 * says so; offline, the banner does.
 */
export function DataAge() {
  // Only when the queries may run: what failed without a network is loaded again then.
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  )
  const oldest = useOldestUpdate()
  const failed = useOldestFailed()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const left = oldest + FRESH_MS - Date.now()
    if (oldest === 0 || left <= 0) return undefined
    const timer = setTimeout(renderAgain, left)
    return () => clearTimeout(timer)
  }, [oldest])
  const when = failed || (Date.now() - oldest >= FRESH_MS ? oldest : 0)
  if (!online || when === 0) return null
  return (
    <p
      {...(failed > 0 && { role: 'status' })}
      className="pointer-events-none mx-auto mt-3 w-fit rounded-control border border-edge bg-surface px-3.5 py-1.5 text-14 text-soft shadow-float [:has(button)+&]:hidden"
    >
      {dataAge[failed > 0 ? 'notRefreshed' : 'shownFrom'].replace('{{when}}', dayAndTime(when))}
    </p>
  )
}
