import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { sharedKeys } from '../api/query-client.ts'
import { draftOf } from '../forms/draft.ts'
import { followSession } from './follow-session.ts'

afterEach(() => vi.unstubAllGlobals())

function fakeStorage() {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(entries, { [key]: value }) },
    removeItem: { value: (key: string) => delete entries[key] },
  })
}

it('reruns the guards and deletes the drafts, and nothing else, when the session ends', () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  const client = new QueryClient()
  const invalidate = vi.fn(async () => undefined)
  followSession(client, { invalidate } as unknown as AnyRouter)
  client.setQueryData(sharedKeys.session, { id: 'm1' })
  expect(invalidate).toHaveBeenCalledTimes(1)
  const draft = draftOf<{ notes: string }>('m1', 'consultation')
  const isValue = (value: unknown): value is { notes: string } => typeof value === 'object' && value !== null
  draft.write({ notes: 'Levar exames' })
  sessionStorage.setItem('tab', '2')
  client.setQueryData(sharedKeys.session, { id: 'm1', fullName: 'Ivo' })
  expect(draft.read(isValue)).toEqual({ notes: 'Levar exames' })
  client.setQueryData(sharedKeys.session, null)
  expect(invalidate).toHaveBeenCalledTimes(2)
  expect(draft.read(isValue)).toBeUndefined()
  expect(sessionStorage.getItem('tab')).toBe('2')
})
