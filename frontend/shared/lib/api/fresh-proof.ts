import type { Factor } from '#contract/second-factor.ts'
import { apiFetch } from './api-fetch.ts'
import { ApiError } from './errors.ts'

type Settle = (proven: boolean) => void

/**
 * Asks the person to verify their identity, with one of the factors or else the password. Set while the app renders the
 * dialog's host.
 */
let host: ((factors: Factor[]) => Promise<boolean>) | undefined
let asked: Promise<boolean> | undefined

/** Registers the function that asks for a fresh proof. Returns a function that unregisters it. */
export function answerFreshProof(ask: (settle: Settle, factors: Factor[]) => void): () => void {
  const registered = (factors: Factor[]) => new Promise<boolean>((settle) => ask(settle, factors))
  host = registered
  return () => {
    if (host === registered) host = undefined
  }
}

/** Requests refused at the same time share one question. */
function askOnce(factors: Factor[]): Promise<boolean> {
  if (!host) return Promise.resolve(false)
  asked ??= host(factors).finally(() => {
    asked = undefined
  })
  return asked
}

const knownFactors: readonly Factor[] = ['app', 'passkey']

function factorsIn({ body: { factors } }: ApiError): Factor[] {
  return knownFactors.filter((factor) => Array.isArray(factors) && factors.includes(factor))
}

/** Sends a request. If the API requires a fresh proof, asks for it and sends the request again. */
export async function sendWithProof(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError && error.is('fresh_proof_required'))) throw error
    if (!(await askOnce(factorsIn(error)))) throw error
    return send()
  }
}

/** `apiFetch` for actions that require a fresh proof. */
export function fetchWithProof(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return sendWithProof(() => apiFetch(input, init))
}
