import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { currentIn, ifMatch, isSame, replaceInCache, sendFrom } from './versions.ts'

interface Walk {
  id: string
  minutes: number
  version: number
}
const walk: Walk = { id: 'a', minutes: 30, version: 1 }
const stale = (current: Walk) =>
  new ApiError({ status: 409, message: '', body: { code: 'stale_version', current } })

it('sends the version in If-Match, and no header without one', () => {
  expect(ifMatch(3)).toEqual({ headers: { 'If-Match': '"3"' } })
  expect(ifMatch(undefined)).toEqual({ headers: {} })
})

it('finds the current record only in a version conflict', () => {
  expect(currentIn(stale(walk))).toBe(walk)
  expect(
    currentIn(new ApiError({ status: 409, message: '', body: { code: 'sleep_overlaps' } })),
  ).toBeUndefined()
  expect(currentIn(new Error('x'))).toBeUndefined()
})

it('compares values regardless of the order of their fields', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true)
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
})

it('replaces older versions of the record in every cached answer', () => {
  const client = new QueryClient()
  const other = { id: 'b', minutes: 5, version: 1 }
  client.setQueryData(['list'], { pages: [{ entries: [walk, other] }], pageParams: [''] })
  client.setQueryData(['one'], walk)
  client.setQueryData(['newer'], { ...walk, version: 9 })
  client.setQueryData(['longer'], { ...walk, week: 12 })
  const current = { ...walk, minutes: 45, version: 2 }
  replaceInCache(client, current)
  expect(client.getQueryData(['list'])).toEqual({
    pages: [{ entries: [current, other] }],
    pageParams: [''],
  })
  expect(client.getQueryData(['one'])).toEqual(current)
  expect(client.getQueryData(['newer'])).toEqual({ ...walk, version: 9 })
  expect(client.getQueryData(['longer'])).toEqual({ ...walk, week: 12 })
})

it('sends a change again if only the version of the record differs', async () => {
  const client = new QueryClient()
  const send = vi.fn(({ headers }: ReturnType<typeof ifMatch>) =>
    headers['If-Match'] === '"2"' ? Promise.resolve('done') : Promise.reject(stale({ ...walk, version: 2 })),
  )
  expect(await sendFrom(client, walk, send)).toBe('done')
  expect(send).toHaveBeenCalledTimes(2)
})

it('does not send a change again if the record differs, and caches the current one', async () => {
  const client = new QueryClient()
  client.setQueryData(['one'], walk)
  const current = { ...walk, minutes: 45, version: 2 }
  const send = vi.fn(() => Promise.reject(stale(current)))
  await expect(sendFrom(client, walk, send)).rejects.toBeInstanceOf(ApiError)
  expect(send).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(['one'])).toEqual(current)
})
