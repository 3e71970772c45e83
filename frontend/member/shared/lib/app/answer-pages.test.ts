import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerNavigation, answerScreen, fileToCache } from './answer-pages.ts'
import { cacheVersion } from './cache-version.ts'

const PAGE = '<script type="module" src="/assets/index-1.js"></script><link href="/assets/index-1.css">'
const NEW_PAGE = PAGE.replaceAll('index-1', 'index-2')

/** What the service worker has cached: texts by path. */
let cached: Record<string, string>
const behind: Promise<unknown>[] = []

const matching = async (key: string) => (key in cached ? new Response(cached[key]) : undefined)
const put = async (key: string, page: Response) => {
  cached[key] = await page.text()
}
const network = vi.fn<(request: Request) => Promise<Response>>()

const answerTo = (path: string) =>
  answerNavigation({
    request: new Request(`https://viver.example${path}`),
    event: { waitUntil: (work) => void behind.push(work) },
  })
const textOf = async (response: Response | Promise<Response>) => (await response).text()

beforeEach(() => {
  vi.useFakeTimers()
  cached = { '/index.html': 'shell', '/assets/index-1.js': '', '/assets/index-1.css': '' }
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('caches', { open: async () => ({ match: matching, put }), match: matching })
})

afterEach(() => {
  vi.useRealTimers()
  network.mockReset()
  behind.length = 0
})

describe('a navigation', () => {
  it('is answered from the cache while the network hangs', async () => {
    cached['/auth'] = PAGE
    network.mockReturnValue(new Promise(() => {}))
    expect(await textOf(answerTo('/auth?redirect=%2Fapp'))).toBe(PAGE)
  })

  it('refreshes the cached page behind', async () => {
    cached['/auth'] = PAGE
    network.mockResolvedValue(new Response(NEW_PAGE))
    expect(await textOf(answerTo('/auth'))).toBe(PAGE)
    await Promise.all(behind)
    expect(cached['/auth']).toBe(NEW_PAGE)
  })

  it('takes a page from the network if the cached one is of a version whose files are gone', async () => {
    cached['/auth'] = PAGE.replaceAll('index-1', 'index-0')
    network.mockResolvedValue(new Response(PAGE))
    expect(await textOf(answerTo('/auth'))).toBe(PAGE)
  })

  it('takes a page from the network if the cached one is not of the app', async () => {
    cached['/auth'] = 'Wi-Fi'
    network.mockResolvedValue(new Response(PAGE))
    expect(await textOf(answerTo('/auth'))).toBe(PAGE)
  })

  it('takes a page that is not cached from the network', async () => {
    network.mockResolvedValue(new Response(PAGE))
    expect(await textOf(answerTo('/auth'))).toBe(PAGE)
  })

  it('shows the shell without a network, or after 4 seconds of waiting for one', async () => {
    network.mockRejectedValueOnce(new TypeError('no network'))
    expect(await textOf(answerTo('/auth'))).toBe('shell')

    network.mockReturnValue(new Promise(() => {}))
    const answered = vi.fn()
    const answer = answerTo('/auth').then(answered)
    await vi.advanceTimersByTimeAsync(3_999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(await textOf(answered.mock.calls[0]?.[0])).toBe('shell')
  })

  it('caches no failed answer', async () => {
    network.mockResolvedValue(new Response('unavailable', { status: 503 }))
    expect(await textOf(answerTo('/auth'))).toBe('unavailable')
    await Promise.all(behind)
    expect(cached).not.toHaveProperty('/auth')
  })
})

describe('the key of a cached page', () => {
  const keysAfter = async (path: string) => {
    network.mockImplementation(async () => new Response(PAGE))
    const before = Object.keys(cached)
    await answerTo(path)
    await Promise.all(behind)
    return Object.keys(cached).filter((key) => !before.includes(key))
  }

  it('holds no query, in which a token may be', async () => {
    expect(await keysAfter('/confirmar-email?token=secret')).toEqual(['/confirmar-email'])
    expect(await keysAfter('/')).toEqual(['/'])
  })
})

describe('a screen', () => {
  const open = () => answerScreen({ request: new Request('https://viver.example/app/sleep') })
  const LIST = '{"entry":"/assets/index-2.js","files":[]}'
  /** Asks a service worker of the second version on a device that has all files of the first. */
  const opened = async (answer: string | undefined, others: Record<string, string | undefined> = {}) => {
    const whole = { '/entry': '/assets/index-1.js', '/page': PAGE, ...others }
    cached = { '/index.html': NEW_PAGE, '/assets/index-1.js': '' }
    for (const [key, text] of Object.entries(whole)) if (text !== undefined) cached[key] = text
    if (answer === undefined) network.mockRejectedValue(new TypeError('no network'))
    else network.mockResolvedValue(new Response(answer))
    return textOf(open())
  }

  it('is the page of the whole version where the shell lacks files and the server does not answer', async () => {
    expect({
      withoutNetwork: await opened(undefined),
      captivePortal: await opened('<html>Wi-Fi</html>'),
      withNetwork: await opened(LIST),
      anotherDeployment: await opened(LIST.replace('index-2', 'index-3')),
      newVersionIsWhole: await opened(undefined, { '/entry': '/assets/index-2.js' }),
      newerVersionIsWhole: await opened(undefined, { '/entry': '/assets/index-3.js' }),
      pageIsOfShell: await opened(undefined, { '/page': NEW_PAGE }),
      entryIsGone: await opened(undefined, { '/page': PAGE.replaceAll('index-1', 'index-0') }),
      notWhole: await opened(undefined, { '/entry': undefined }),
    }).toEqual({
      withoutNetwork: PAGE,
      captivePortal: PAGE,
      withNetwork: NEW_PAGE,
      anotherDeployment: PAGE,
      newVersionIsWhole: NEW_PAGE,
      newerVersionIsWhole: PAGE,
      pageIsOfShell: NEW_PAGE,
      entryIsGone: NEW_PAGE,
      notWhole: NEW_PAGE,
    })
  })

  it('waits 2 seconds for the server', async () => {
    await opened(undefined)
    network.mockReturnValue(new Promise(() => {}))
    const answered = vi.fn()
    const answer = open().then(answered)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(await textOf(answered.mock.calls[0]?.[0])).toBe(PAGE)
  })

  it('comes from the network where nothing is cached', async () => {
    cached = {}
    network.mockResolvedValue(new Response(PAGE))
    expect(await textOf(open())).toBe(PAGE)
  })
})

describe('an asset', () => {
  const answerOf = (type: string, status = 200) =>
    new Response('', { status, headers: { 'Content-Type': type } })

  it('is cached, unless the server answers with a page or an error', async () => {
    const script = answerOf('text/javascript')
    expect(await fileToCache({ response: script })).toBe(script)
    expect(await fileToCache({ response: answerOf('text/javascript', 404) })).toBeNull()
    expect(await fileToCache({ response: answerOf('text/html; charset=utf-8') })).toBeNull()
    expect(await fileToCache({ response: answerOf('Text/HTML;charset=UTF-8') })).toBeNull()
  })

  it('is missing from a version if the server answers with a page', async () => {
    const version = { entry: '/assets/index-3.js', files: ['/assets/index-3.js'] }
    network.mockResolvedValueOnce(Response.json(version)).mockResolvedValueOnce(answerOf('Text/HTML'))
    await expect(cacheVersion()).rejects.toThrow('/assets/index-3.js is missing')
    expect(cached).not.toHaveProperty(['/assets/index-3.js'])
  })
})
