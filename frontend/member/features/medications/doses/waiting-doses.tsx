import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'
import { loadAhead } from '../medications-query.ts'
import type { WaitingDose } from './dose-waits.ts'
import { loadDialogs, WaitingDosesSection } from './lazy-dialogs.ts'

/** Doses that wait for a network and are not shown elsewhere on screen, and those that were not accepted. */
export function WaitingDoses({ entries }: { entries: readonly WaitingDose[] }) {
  const client = useQueryClient()
  useEffect(() => {
    prepareOffline(loadDialogs)
    prepareOffline(() => loadAhead(client))
  }, [client])
  // Its dialog stays while the entry that it changes is being sent.
  const { shown } = useLastShown(entries.length > 0 || undefined)
  return (
    shown && (
      <Suspense>
        <WaitingDosesSection entries={entries} />
      </Suspense>
    )
  )
}
