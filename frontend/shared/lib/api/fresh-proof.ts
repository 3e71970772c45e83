import { apiFetch } from './api-fetch.ts'
import { ApiError } from './errors.ts'

type Settle = (proven: boolean) => void

/** Asks the person who is there. Set while the app shows the dialog's host. */
let host: (() => Promise<boolean>) | undefined
let asked: Promise<boolean> | undefined

/** Registers what asks for a fresh proof; returns what removes it. */
export function answerFreshProof(ask: (settle: Settle) => void): () => void {
  const registered = () => new Promise<boolean>(ask)
  host = registered
  return () => {
    if (host === registered) host = undefined
  }
}

/** Requests that are refused at the same time share one question. */
function askOnce(): Promise<boolean> {
  if (!host) return Promise.resolve(false)
  asked ??= host().finally(() => {
    asked = undefined
  })
  return asked
}

/** `apiFetch` that asks who is there when the API wants a fresh proof, and then repeats the request. */
export async function fetchWithProof(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await apiFetch(input, init)
  } catch (error) {
    const refused = error instanceof ApiError && error.is('fresh_proof_required')
    if (!refused || !(await askOnce())) throw error
    return apiFetch(input, init)
  }
}
