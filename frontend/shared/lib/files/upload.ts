import { browserTimeZone, errorFrom } from '../api/api-fetch.ts'
import { NetworkError } from '../api/errors.ts'

/** After this long without progress the upload fails, whatever the browser reports. */
const STALLED_AFTER_MS = 45_000

export interface Upload {
  path: string
  content: Blob
  contentType: string
  /** Further headers. */
  headers?: Record<string, string>
  /** From 0 to 1. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/**
 * Uploads a file with PUT, with the headers and errors of `apiFetch`. Not `fetch`, which reports no progress. If
 * cancelled, rejects with the signal's reason.
 */
export function upload({
  path,
  content,
  contentType,
  headers = {},
  onProgress,
  signal,
}: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout> | undefined

    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), STALLED_AFTER_MS)
    }
    const cancel = () => request.abort()
    signal.addEventListener('abort', cancel, { once: true })

    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      if (total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const retryAfter = request.getResponseHeader('Retry-After')
      const { status, statusText, responseText } = request
      const answered = new Headers(retryAfter ? { 'Retry-After': retryAfter } : {})
      const response = new Response(responseText, { status, statusText, headers: answered })
      if (response.ok) resolve(response)
      else errorFrom(response).then(reject, reject)
    }
    request.onerror = () => reject(new NetworkError())
    request.onabort = () => reject(signal.aborted ? signal.reason : new NetworkError())
    request.onloadend = () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', cancel)
    }

    request.open('PUT', path)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', contentType)
    request.setRequestHeader('X-Time-Zone', browserTimeZone())
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    watch()
    request.send(content)
  })
}
