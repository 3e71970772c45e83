import { passkeysApi } from '#shared/lib/api/clients.ts'
import { signInWithPasskey, suggestPasskeys } from '#shared/lib/passkeys/sign-in-with-passkey.ts'

const calls = {
  offer: () => passkeysApi['sign-in'].options.$post(),
  signIn: (json: Parameters<(typeof passkeysApi)['sign-in']['$post']>[0]['json']) =>
    passkeysApi['sign-in'].$post({ json }),
}

export const enterWithPasskey = () => signInWithPasskey(calls)
export const enterBySuggestion = (signal: AbortSignal) => suggestPasskeys(calls, signal)
