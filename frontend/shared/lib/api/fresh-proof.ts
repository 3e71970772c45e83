import type { Factor } from '#contract/second-factor.ts'
import { apiFetch } from './api-fetch.ts'
import { ApiError } from './errors.ts'

type Settle = (proven: boolean) => void

/** Asks the person who is there, by one of the factors or else the password. Set while the app shows the dialog's host. */
let host: ((factors: Factor[]) => Promise<boolean>) | undefined
let asked: Promise<boolean> | undefined

/** Registers what asks for a fresh proof; returns what removes it. */
export function answerFreshProof(ask: (settle: Settle, factors: Factor[]) => void): () => void {
  const registered = (factors: Factor[]) => new Promise<boolean>((settle) => ask(settle, factors))
  host = registered
  return () => {
    if (host === registered) host = undefined
  }
}

/** Requests that are refused at the same time share one question. */
function askOnce(factors: Factor[]): Promise<boolean> {
  if (!host) return Promise.resolve(false)
  asked ??= host(factors).finally(() => {
    asked = undefined
  })
  return asked
}

const knownFactors: readonly Factor[] = ['app', 'passkey']

function factorsIn({ factors }: ApiError): Factor[] {
  return knownFactors.filter((factor) => Array.isArray(factors) && factors.includes(factor))
}

/** Sends a request. Asks who is there when the API wants a fresh proof, and then sends it again. */
export async function sendWithProof(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError && error.is('fresh_proof_required'))) throw error
    if (!(await askOnce(factorsIn(error)))) throw error
    return send()
  }
}

/** `apiFetch` for actions that want a fresh proof. */
export function fetchWithProof(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return sendWithProof(() => apiFetch(input, init))
}
