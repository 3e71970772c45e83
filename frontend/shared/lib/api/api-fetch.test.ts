import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiFetch, errorFrom } from './api-fetch.ts'
import { ApiError, messageFor, NetworkError, serverMessageFor } from './errors.ts'

function answer(body: string, init: ResponseInit = { status: 500, statusText: 'Internal Server Error' }) {
  return errorFrom(new Response(body, init))
}

describe('errorFrom', () => {
  it('reads the envelope', async () => {
    const error = await answer(
      JSON.stringify({
        message: 'Aguarde.',
        code: 'too_many_requests',
        fields: { email: 'Email inválido', x: 1 },
      }),
      { status: 429, headers: { 'Retry-After': '30' } },
    )
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 429,
      message: 'Aguarde.',
      fields: { email: 'Email inválido' },
      retryAfter: 30,
    })
    expect(error.is('too_many_requests')).toBe(true)
  })

  it('uses a plain-text body as the message, otherwise the status text', async () => {
    expect((await answer('Fora do ar')).message).toBe('Fora do ar')
    expect((await answer('')).message).toBe('Internal Server Error')
    expect((await answer('<!doctype html><p>502</p>')).message).toBe('Internal Server Error')
    expect((await answer('{"nothing":"known"}')).message).toBe('Internal Server Error')
    expect((await answer('null')).message).toBe('null')
  })
})

describe('apiFetch', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('sends the time zone with the cookie of this address', async () => {
    const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    await apiFetch('/api/user', { headers: { 'Idempotency-Key': 'k' } })
    const init = fetch.mock.calls[0]?.[1]
    const headers = new Headers(init?.headers)
    expect(headers.get('X-Time-Zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(headers.get('Idempotency-Key')).toBe('k')
    expect(init?.credentials).toBe('same-origin')
  })

  it('uses responses that the page requested early, until the first request that may change something', async () => {
    vi.stubGlobal('fetch', async () => new Response('late'))
    const takeEarly = vi.fn((url: string) =>
      url === '/api/now' ? Promise.resolve(new Response('early')) : undefined,
    )
    vi.stubGlobal('takeEarly', takeEarly)
    const text = async (url: string, method: string) => (await apiFetch(url, { method })).text()
    expect(await text('/api/now', 'GET')).toBe('early')
    expect(await text('/api/sleep', 'GET')).toBe('late')
    expect(await text('/api/now', 'POST')).toBe('late')
    expect(await text('/api/now', 'GET')).toBe('late')
    expect(takeEarly.mock.calls.map(([url]) => url)).toEqual(['/api/now', '/api/sleep'])
  })

  it('turns a lost connection into one message', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await apiFetch('/api/user').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NetworkError)
    expect(messageFor(error)).toBe('Falha na comunicação com o servidor')
  })

  it.each(['text/html; charset=utf-8', 'Text/HTML'])('takes %s for a captive portal', async (type) => {
    const page = new Response('<html>Wi-Fi</html>', { headers: { 'Content-Type': type } })
    vi.stubGlobal('fetch', async () => page)
    await expect(apiFetch('/api/user')).rejects.toBeInstanceOf(NetworkError)
  })

  it('does not send a request that was aborted before', async () => {
    const fetch = vi.fn(async (_input: unknown, init?: RequestInit) => {
      init?.signal?.throwIfAborted()
      return new Response('{}')
    })
    vi.stubGlobal('fetch', fetch)
    const signal = AbortSignal.abort(new Error('left the page'))
    await expect(apiFetch('/api/sleep', { signal })).rejects.not.toBeInstanceOf(NetworkError)
  })

  it('times out', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_input: unknown, init: RequestInit) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    )
    const failed = expect(apiFetch('/api/user')).rejects.toBeInstanceOf(NetworkError)
    await vi.advanceTimersByTimeAsync(20_000)
    await failed
    vi.useRealTimers()
  })
})

describe('messageFor', () => {
  it('never shows the text of an unexpected exception', () => {
    expect(messageFor(new TypeError('x is undefined'), 'Não deu certo.')).toBe('Não deu certo.')
  })
})

describe('serverMessageFor', () => {
  it('prefers the fallback to a status text, and the server’s message to both', () => {
    const silent = new ApiError({ status: 500, message: 'Internal Server Error', hasMessage: false })
    expect(serverMessageFor(silent, 'Não deu certo.')).toBe('Não deu certo.')
    expect(messageFor(silent, 'Não deu certo.')).toBe('Internal Server Error')
    expect(serverMessageFor(new ApiError({ status: 500, message: 'Aguarde.' }), 'Não deu certo.')).toBe(
      'Aguarde.',
    )
  })
})
