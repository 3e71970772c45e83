import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { APIRequestContext } from '@playwright/test'
import { APP_FILES, type AppFiles } from '#member/shared/lib/app/cache-version.ts'
import { instance } from './instance.ts'

interface Deployments extends AsyncDisposable {
  /** Where the app is served meanwhile. */
  url: string
  /** Of the version that is served at first. */
  present: AppFiles
  /** Of the other one. */
  another: AppFiles
  /** Serves the other version from now on; the files of the present one are gone. */
  deploy: () => void
  /** Whether the list of the served version's files is answered. */
  setListed: (isListed: boolean) => void
  /** Refuses connections, or accepts them again. */
  setRunning: (isRunning: boolean) => Promise<void>
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/**
 * Serves the product at an address of its own, so that it can stop, and another version can be deployed there: the same files
 * under other names. A service worker's requests pass no routes of Playwright.
 */
export async function serveDeployments(api: APIRequestContext): Promise<Deployments> {
  const present: AppFiles = await (await api.get(APP_FILES)).json()
  const names = new RegExp(present.files.map((file) => nameOf(file).replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (source: string) =>
    source
      .replace(names, (name) => name.replace(/\.(?=\w+$)/, '.another.'))
      .replace(/(revision"?: ?")/g, '$1another')
  let isDeployed = false
  let isListed = true

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', instance.memberUrl)
    if ((isDeployed && present.files.includes(pathname)) || (!isListed && pathname === APP_FILES)) {
      outgoing.writeHead(404).end()
      return
    }
    const target = new URL((incoming.url ?? '/').replace('.another.', '.'), instance.memberUrl)
    const headers: IncomingHttpHeaders = {
      ...incoming.headers,
      host: target.host,
      'accept-encoding': 'identity',
    }
    if (headers.origin) headers.origin = target.origin
    // The other version has the same tags.
    delete headers['if-none-match']
    delete headers['if-modified-since']
    const asked = ask(target, { method: incoming.method, headers }, async (answer) => {
      const isText = /html|javascript|json|css/.test(answer.headers['content-type'] ?? '')
      if (!isDeployed || !isText || pathname.startsWith('/api/')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        return
      }
      // The policy names the hashes of the page's scripts.
      const { 'content-security-policy': _policy, 'content-length': _length, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept).end(renamed(await text(answer)))
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    present,
    another: { entry: renamed(present.entry), files: present.files.map(renamed) },
    deploy: () => {
      isDeployed = true
    },
    setListed: (value) => {
      isListed = value
    },
    setRunning: (isRunning) => (isRunning ? listen(port) : close()),
    [Symbol.asyncDispose]: close,
  }
}
