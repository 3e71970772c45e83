import { dataAge } from '#locales/offline-needs.ts'
import { FRESH_MS } from '#shared/lib/api/query-client.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { useOldestFailed, useOldestUpdate } from './oldest-update.ts'

/**
 * Says how old the data on the screen are if they are no longer fresh, or could not be refreshed. Hidden while the note before
 * it, on a slow network, says it; without a network the banner does.
 */
export function DataAge() {
  const online = useOnline()
  const oldest = useOldestUpdate()
  const failed = useOldestFailed()
  const when = failed || (Date.now() - oldest > FRESH_MS ? oldest : 0)
  if (!online || when === 0) return null
  return (
    <p
      {...(failed > 0 && { role: 'status' })}
      className="pointer-events-none mx-auto w-fit rounded-control bg-sunken px-3.5 py-1.5 text-14 text-soft [:has(button)+&]:hidden"
    >
      {dataAge[failed > 0 ? 'notRefreshed' : 'shownFrom'].replace('{{when}}', dayAndTime(when))}
    </p>
  )
}
