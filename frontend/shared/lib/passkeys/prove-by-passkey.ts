import { answer } from '../api/clients.ts'
import { answerChallenge } from './ceremonies.ts'

type Options = Parameters<typeof answerChallenge>[0]
type Assertion = NonNullable<Awaited<ReturnType<typeof answerChallenge>>>

interface ProofCalls {
  offer: () => Promise<{ json(): Promise<Options> }>
  prove: (assertion: Assertion) => Promise<unknown>
}

/** Verifies the person's identity with a passkey. Resolves to false if the person cancels. */
export async function proveByPasskey({ offer, prove }: ProofCalls): Promise<boolean> {
  const assertion = await answerChallenge(await answer(offer()))
  if (!assertion) return false
  await prove(assertion)
  return true
}
