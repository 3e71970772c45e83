import { lazy, Suspense, useEffect, useState } from 'react'
import { answerFreshProof } from '../../lib/api/fresh-proof.ts'
import type { ProofWays } from './fresh-proof-dialog.tsx'

const FreshProofDialog = lazy(async () => ({
  default: (await import('./fresh-proof-dialog.tsx')).FreshProofDialog,
}))

/** Shows the dialog when the API refuses a request without a fresh proof. One for each app. */
export function FreshProofHost({ ways }: { ways: () => ProofWays }) {
  const [settle, setSettle] = useState<(proven: boolean) => void>()
  useEffect(() => answerFreshProof((next) => setSettle(() => next)), [])

  function close(proven: boolean) {
    setSettle(undefined)
    settle?.(proven)
  }

  return <Suspense>{settle && <FreshProofDialog ways={ways()} onClose={close} />}</Suspense>
}
