import { lazy, Suspense, useEffect, useState } from 'react'
import type { Factor } from '#contract/second-factor.ts'
import { answerFreshProof } from '../../lib/api/fresh-proof.ts'
import type { ProofWays } from './fresh-proof-dialog.tsx'

const FreshProofDialog = lazy(async () => ({
  default: (await import('./fresh-proof-dialog.tsx')).FreshProofDialog,
}))

/** Shows the dialog when the API requires a fresh proof. Render one per app. */
export function FreshProofHost({ ways }: { ways: (factors: Factor[]) => ProofWays }) {
  const [question, ask] = useState<{ settle: (proven: boolean) => void; factors: Factor[] }>()
  useEffect(() => answerFreshProof((settle, factors) => ask({ settle, factors })), [])

  function close(proven: boolean) {
    ask(undefined)
    question?.settle(proven)
  }

  return <Suspense>{question && <FreshProofDialog ways={ways(question.factors)} onClose={close} />}</Suspense>
}
