import { lazy, Suspense, useState } from 'react'
import { useSignOut } from '../lib/session/use-sign-out.ts'
import { useWaitingCount } from '../lib/waiting/waiting.ts'

const SignOutQuestion = lazy(async () => ({
  default: (await import('./sign-out-question.tsx')).SignOutQuestion,
}))

/** Signs out; asks before while entries wait on this device, which are deleted with everything else. */
export function useAskedSignOut() {
  const { mutate, isPending } = useSignOut()
  const count = useWaitingCount()
  const [asks, setAsks] = useState(false)
  return {
    isPending,
    signOut: () => (count > 0 ? setAsks(true) : mutate()),
    question: asks && (
      <Suspense>
        <SignOutQuestion count={count} busy={isPending} onConfirm={mutate} onClose={() => setAsks(false)} />
      </Suspense>
    ),
  }
}
