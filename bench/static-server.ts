import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** The headers that `_headers` sets on every file. */
function commonHeaders(folder: string): Record<string, string> {
  const [, ...lines] = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')[0]?.split('\n') ?? []
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
}

function fileFor(folder: string, path: string): string {
  const candidates = [path, `${path}.html`, join(path, 'index.html')].map((name) =>
    join(folder, normalize(name)),
  )
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? join(folder, 'index.html')
}

/** Serves the built app as the platform does, with nobody signed in. */
export async function serveBuilt(folder: string): Promise<{ url: string; close: () => void }> {
  const headers = commonHeaders(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/api/')) {
      response
        .writeHead(401, { 'Content-Type': 'application/json' })
        .end('{"message":"","code":"unauthenticated"}')
      return
    }
    const file = fileFor(folder, pathname)
    response.writeHead(200, {
      ...headers,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    })
    // The Worker removes the logo and the phone number from a page when the company has none.
    response.end(
      extname(file) === '.html'
        ? readFileSync(file, 'utf8').replaceAll(/<img data-brand-logo[^>]*>|<p data-brand-phone.*?<\/p>/g, '')
        : readFileSync(file),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
