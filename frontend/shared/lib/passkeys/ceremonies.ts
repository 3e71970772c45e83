import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

export { browserSupportsWebAuthnAutofill as supportsAutofill }

/** The person closed the browser's dialog, or another request replaced it. */
function isCancelled(error: unknown): boolean {
  const { name, cause } = error as { name?: string; cause?: { name?: string } }
  return [name, cause?.name].some((each) => each === 'NotAllowedError' || each === 'AbortError')
}

/** The authenticator already has a passkey of the account. */
export function isKnownAuthenticator(error: unknown): boolean {
  return (error as { name?: string }).name === 'InvalidStateError'
}

export function supportsPasskeys(): boolean {
  return browserSupportsWebAuthn()
}

/** Asks the browser to create a passkey; `undefined` if the person cancels. */
export async function createCredential(optionsJSON: CreationOptions) {
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    if (isCancelled(error)) return undefined
    throw error
  }
}

/**
 * Asks the browser to answer a challenge with a passkey; `undefined` if the person cancels.
 * @param autofill offers the passkeys in a field's suggestions, without a dialog
 */
export async function answerChallenge(optionsJSON: RequestOptions, autofill = false) {
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
  } catch (error) {
    if (isCancelled(error)) return undefined
    throw error
  }
}

/** Ends the request that is waiting for the person. */
export function cancelCeremony(): void {
  WebAuthnAbortService.cancelCeremony()
}
