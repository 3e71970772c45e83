import { answer } from '../api/clients.ts'
import { answerChallenge, cancelCeremony, supportsAutofill } from './ceremonies.ts'

type Options = Parameters<typeof answerChallenge>[0]
type Assertion = NonNullable<Awaited<ReturnType<typeof answerChallenge>>>

/** The sign-in calls of one address. */
interface SignInCalls<Signed> {
  offer: () => Promise<{ json(): Promise<Options> }>
  signIn: (assertion: Assertion) => Promise<{ json(): Promise<Signed> }>
}

/** A challenge is valid for five minutes, but suggestions stay longer. */
const RENEW_MS = 4 * 60_000

/** The open dialog, during which the suggestions pause. */
let dialog: Promise<unknown> | undefined

/** Signs in through the browser's dialog. Resolves to `undefined` if the person cancels. */
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
 * Offers the passkeys in the suggestions of the field with `autocomplete="… webauthn"`, until one is used or the signal
 * aborts.
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
      // Nobody asked for suggestions, so only what follows a choice may fail visibly.
      const assertion = await answer(calls.offer())
        .then((options) => answerChallenge(options, true))
        .catch(() => undefined)
      if (assertion) return await answer(calls.signIn(assertion))
      // A browser that rejects immediately would be asked endlessly.
      if (!dialog && Date.now() - started < RENEW_MS) return undefined
    } finally {
      clearTimeout(timer)
    }
  }
  return undefined
}
