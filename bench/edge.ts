import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Problem } from '../scripts/support/problem.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

type Source = (request: Http2ServerRequest) => Promise<Answer>

export interface Edge {
  url: string
  close: () => void
}

const COMPRESSED = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/
/** HTTP/2 has no such headers, or the edge sets them itself. */
const OWN_HEADERS =
  /^(:.*|host|connection|keep-alive|transfer-encoding|accept-encoding|content-(encoding|length))$/

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

const { key, cert } = makeCertificate()

/** The flag that makes Chromium trust the edge: with a certificate error it would cache nothing. */
export const trustEdge = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')}`

/** For localhost, valid for a day. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const args = ['req', '-x509', '-days', '1', ...names, ...curve, '-keyout', key, '-out', cert]
  try {
    const { status, stderr } = spawnSync('openssl', args)
    if (status !== 0) throw new Problem(`openssl made no certificate: ${stderr}`)
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const ownHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name)))

/** Everything from the server at that origin. */
export function from(origin: string): Source {
  return (request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const { method, url } = request
    const headers = ownHeaders(request.headers)
    if (headers.origin) headers.origin = origin
    const asked = ask(new URL(url, origin), { method, headers }, (answer) => {
      answer.toArray().then((parts) => {
        resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(parts) })
      }, reject)
    })
    asked.on('error', reject)
    request.pipe(asked)
    return promise
  }
}

/** Files of a folder. */
export function filesOf(folder: string): Source {
  return async ({ url }) => {
    const path = join(folder, url === '/' ? 'index.html' : url)
    const headers = { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }
    if (!existsSync(path)) return { status: 404, headers, body: Buffer.from('') }
    return { status: 200, headers, body: readFileSync(path) }
  }
}

/**
 * Serves what the source answers over HTTP/2, compressed with brotli, as the platform's edge does. Requests to the API
 * that a bench itself sends use HTTP/1.
 */
export async function serveEdge(source: Source): Promise<Edge> {
  const compressed = new Map<string, Buffer>()
  const compress = (body: Buffer) => {
    const hash = createHash('sha256').update(body).digest('base64')
    const small = compressed.get(hash) ?? brotliCompressSync(body)
    compressed.set(hash, small)
    return small
  }
  const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    const { status, headers, body } = await source(request)
    const isCompressed = body.length > 0 && COMPRESSED.test(headers['content-type'] ?? '')
    response.writeHead(status, {
      ...ownHeaders(headers),
      ...(isCompressed && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
    })
    response.end(isCompressed ? compress(body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `https://localhost:${port}`, close: () => void server.close() }
}
