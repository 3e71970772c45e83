import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { sessionQuery } from '../lib/session/session.ts'
import { useSignOut } from '../lib/session/use-sign-out.ts'
import { prepareOffline } from '../lib/vault/may-keep-data.ts'
import { isWaitingFor } from '../lib/waiting/waiting-for.ts'

const loadQuestion = () => import('./sign-out-question.tsx')
const SignOutQuestion = lazy(async () => ({ default: (await loadQuestion()).SignOutQuestion }))

/** Signs out. Asks first while entries wait on this device, because they are deleted with everything else. */
export function useAskedSignOut() {
  const memberId = useQuery(sessionQuery).data?.id ?? ''
  const { mutate, isPending } = useSignOut()
  const [asks, setAsks] = useState(false)
  useEffect(() => prepareOffline(loadQuestion), [])
  return {
    isPending,
    signOut: () => (isWaitingFor(memberId) ? setAsks(true) : mutate()),
    question: asks && (
      <Suspense>
        <SignOutQuestion busy={isPending} onConfirm={mutate} onClose={() => setAsks(false)} />
      </Suspense>
    ),
  }
}
