import { describe, expect, it } from 'vitest'
import { isAssetPath, serveAsset } from './serve-asset.ts'

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const answering = (body: string, type: string) => ({
  fetch: async () => new Response(body, { headers: { ...IMMUTABLE, 'Content-Type': type } }),
})
const request = new Request('http://member.test/assets/index-old.js')

describe('serveAsset', () => {
  it('passes a file on with its headers', async () => {
    const answer = await serveAsset(request, answering('1', 'text/javascript'))
    expect([answer.status, answer.headers.get('Cache-Control'), await answer.text()]).toEqual([
      200,
      IMMUTABLE['Cache-Control'],
      '1',
    ])
  })

  it.each(['text/html; charset=utf-8', 'Text/HTML;charset=x'])(
    'answers 404 in place of a page of type %s, never to be cached',
    async (type) => {
      const answer = await serveAsset(request, answering('<!doctype html>', type))
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    },
  )
})

describe.each([206, 301, 302, 307, 308, 404, 416, 500, 503])('an answer with status %i', (status) => {
  it('becomes 404 that is never cached', async () => {
    const headers = { ...IMMUTABLE, Location: '/api' }
    const answer = await serveAsset(new Request('http://member.test/assets/..%2f..%2fapi'), {
      fetch: async () => new Response(null, { status, headers }),
    })
    expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Location')]).toEqual([
      404,
      'no-store',
      null,
    ])
  })
})

it('passes on that a file is unchanged', async () => {
  const answer = await serveAsset(request, {
    fetch: async () => new Response(null, { status: 304, headers: IMMUTABLE }),
  })
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([304, IMMUTABLE['Cache-Control']])
})

it.each([
  ['/assets/index-1.js', true],
  ['/assets/', true],
  ['/assets', false],
  ['/app/assets/x', false],
  ['/api/health', false],
])('isAssetPath of %s is %s', (path, expected) =>
  expect(isAssetPath(`http://member.test${path}`)).toBe(expected),
)
