import { answer } from '../api/clients.ts'
import { answerChallenge, cancelCeremony, supportsAutofill } from './ceremonies.ts'

type Options = Parameters<typeof answerChallenge>[0]
type Assertion = NonNullable<Awaited<ReturnType<typeof answerChallenge>>>

/** The sign-in of one address. */
interface SignInCalls<Signed> {
  offer: () => Promise<{ json(): Promise<Options> }>
  signIn: (assertion: Assertion) => Promise<{ json(): Promise<Signed> }>
}

/** A challenge is valid for five minutes, and the suggestions wait for longer. */
const RENEW_MS = 4 * 60_000

/** The dialog that is open. While it is, the suggestions wait. */
let dialog: Promise<unknown> | undefined

/** Signs in by the browser's dialog. Resolves to `undefined` where the person cancelled. */
export async function signInWithPasskey<Signed>(calls: SignInCalls<Signed>): Promise<Signed | undefined> {
  const run = ceremony(calls)
  dialog = run.catch(() => undefined)
  try {
    return await run
  } finally {
    dialog = undefined
  }
}

async function ceremony<Signed>({ offer, signIn }: SignInCalls<Signed>): Promise<Signed | undefined> {
  const assertion = await answerChallenge(await answer(offer()))
  return assertion && answer(signIn(assertion))
}

/**
 * Offers the passkeys among the suggestions of the field with `autocomplete="… webauthn"`, until one was used or the
 * signal ends it.
 */
export async function suggestPasskeys<Signed>(
  calls: SignInCalls<Signed>,
  signal: AbortSignal,
): Promise<Signed | undefined> {
  if (!(await supportsAutofill().catch(() => false))) return undefined
  signal.addEventListener('abort', cancelCeremony, { once: true })
  while (!signal.aborted) {
    await dialog
    const timer = setTimeout(cancelCeremony, RENEW_MS)
    const started = Date.now()
    try {
      // Nobody asked for suggestions, so that only what follows a choice may fail visibly.
      const assertion = await answer(calls.offer())
        .then((options) => answerChallenge(options, true))
        .catch(() => undefined)
      if (assertion) return await answer(calls.signIn(assertion))
      // A browser that refuses immediately would be asked without end.
      if (!dialog && Date.now() - started < RENEW_MS) return undefined
    } finally {
      clearTimeout(timer)
    }
  }
  return undefined
}
