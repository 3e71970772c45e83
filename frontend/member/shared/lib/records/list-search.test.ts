import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followSession } from '#shared/lib/session/follow-session.ts'
import { forgetMember } from '#shared/lib/session/forget-member.ts'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { sessionQuery } from '../session/session.ts'
import { readListSearch, storeListSearch } from './list-search.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('indexedDB', {})
})
afterEach(() => vi.unstubAllGlobals())

function signedIn(id: string) {
  const client = new QueryClient()
  followSession(client, { invalidate: async () => undefined } as unknown as AnyRouter, Promise.resolve())
  const signIn = (user: { id: string } | null) => client.setQueryData<unknown>(sessionQuery.queryKey, user)
  signIn({ id })
  return { client, signIn }
}

it('finds the text of a history entry, which does not hold it', () => {
  const { client } = signedIn('ana')
  const entry = storeListSearch(client, 'HIV')
  const other = storeListSearch(client, 'glicose')
  expect(JSON.stringify(entry)).not.toContain('HIV')
  expect(readListSearch(client, entry)).toBe('HIV')
  expect(readListSearch(client, other)).toBe('glicose')
  expect(readListSearch(client, {})).toBe('')
  expect(readListSearch(client, { ...entry, ...storeListSearch(client, '') })).toBe('')
})

it('shows the text to nobody else, and stores it nowhere while nobody is signed in', () => {
  const { client, signIn } = signedIn('ana')
  const entry = storeListSearch(client, 'HIV')
  signIn({ id: 'bia' })
  expect(readListSearch(client, entry)).toBe('')
  signIn(null)
  expect(readListSearch(client, entry)).toBe('')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('HIV')
})

it('forgets the text at a sign-out', async () => {
  const { client, signIn } = signedIn('ana')
  const entry = storeListSearch(client, 'HIV')
  await forgetMember()
  signIn(null)
  signIn({ id: 'ana' })
  expect(readListSearch(client, entry)).toBe('')
})
