import { needsNetwork } from '#locales/needs-network.ts'
import type { NetworkAct } from '#member/shared/lib/vault/offline-screens.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'

/** Above what cannot be done without a network: says so as long as there is none. */
export function NeedsNetwork({ act }: { act: NetworkAct }) {
  const online = useOnline()
  if (online) return null
  return (
    <div className="mb-4">
      <Notice meaning="info" role="status">
        {needsNetwork[act]}
      </Notice>
    </div>
  )
}
