import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { sharedKeys } from '../api/query-client.ts'
import { draftOf, holdDrafts, restoreDrafts } from '../forms/draft.ts'
import { fakeStorage } from '../storage.testing.ts'
import { followSession } from './follow-session.ts'
import { forgetMember } from './forget-member.ts'
import { onUserLeft, whileUserStays } from './user-left.ts'

const started = Promise.resolve()

afterEach(() => vi.unstubAllGlobals())

it('reruns the guards and keeps drafts out of the storage while nobody is signed in', async () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  const client = new QueryClient()
  const invalidate = vi.fn(async () => undefined)
  followSession(client, { invalidate } as unknown as AnyRouter, started)
  client.setQueryData(sharedKeys.session, { id: 'm1' })
  await started
  expect(invalidate).toHaveBeenCalledTimes(1)
  const draft = draftOf<{ notes: string }>('m1', 'consultation')
  const isValue = (value: unknown): value is { notes: string } => typeof value === 'object' && value !== null
  draft.write({ notes: 'Levar exames' })
  sessionStorage.setItem('tab', '2')
  client.setQueryData(sharedKeys.session, { id: 'm1', fullName: 'Ivo' })
  expect(draft.read(isValue)).toEqual({ notes: 'Levar exames' })
  client.setQueryData(sharedKeys.session, null)
  await started
  expect(invalidate).toHaveBeenCalledTimes(2)
  expect(Object.keys(sessionStorage)).toEqual(['tab'])
  client.setQueryData(sharedKeys.session, { id: 'm1' })
  expect(draft.read(isValue)).toEqual({ notes: 'Levar exames' })
  client.setQueryData(sharedKeys.session, null)
  client.setQueryData(sharedKeys.session, { id: 'm2' })
  client.setQueryData(sharedKeys.session, null)
  client.setQueryData(sharedKeys.session, { id: 'm1' })
  expect(draft.read(isValue)).toBeUndefined()
})

it('reruns the guards when the account is approved', async () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  const client = new QueryClient()
  const invalidate = vi.fn(async () => undefined)
  followSession(client, { invalidate } as unknown as AnyRouter, started)
  client.setQueryData(sharedKeys.session, { id: 'm1', status: 'email_confirmed' })
  client.setQueryData(sharedKeys.session, { id: 'm1', status: 'email_confirmed', fullName: 'Ivo' })
  await started
  expect(invalidate).toHaveBeenCalledTimes(1)
  client.setQueryData(sharedKeys.session, { id: 'm1', status: 'approved' })
  await started
  expect(invalidate).toHaveBeenCalledTimes(2)
})

it('announces that the user left when the session ends or becomes another user’s, and voids what was offered', () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  const client = new QueryClient()
  followSession(client, { invalidate: async () => undefined } as unknown as AnyRouter, started)
  const left = vi.fn()
  onUserLeft(left)
  client.setQueryData(sharedKeys.session, { id: 'm1' })
  client.setQueryData(sharedKeys.session, { id: 'm1', fullName: 'Ana' })
  const undo = vi.fn()
  const offered = whileUserStays(undo)
  offered()
  expect(undo).toHaveBeenCalledTimes(1)
  expect(left).not.toHaveBeenCalled()
  client.setQueryData(sharedKeys.session, null)
  expect(left).toHaveBeenCalledTimes(1)
  // The answer to a deletion sent before the session ended.
  const offeredLate = whileUserStays(undo)
  client.setQueryData(sharedKeys.session, { id: 'm2' })
  expect(left).toHaveBeenCalledTimes(2)
  client.setQueryData(sharedKeys.session, { id: 'm3' })
  expect(left).toHaveBeenCalledTimes(3)
  offered()
  offeredLate()
  expect(undo).toHaveBeenCalledTimes(1)
})

it('announces nothing when a visitor signs in, or the same member again', () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  const client = new QueryClient()
  followSession(client, { invalidate: async () => undefined } as unknown as AnyRouter, started)
  client.setQueryData(sharedKeys.session, null)
  const left = vi.fn()
  onUserLeft(left)
  client.setQueryData(sharedKeys.session, { id: 'm1' })
  expect(left).not.toHaveBeenCalled()
  client.setQueryData(sharedKeys.session, null)
  client.setQueryData(sharedKeys.session, { id: 'm1' })
  expect(left).toHaveBeenCalledTimes(1)
})

it('forgets the held drafts when the member signs out', async () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('indexedDB', {})
  sessionStorage.setItem('draft:m1:consultation', '{"notes":"Levar exames"}')
  holdDrafts()
  await forgetMember()
  restoreDrafts('m1')
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('reruns no guard before the app has started', async () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  const client = new QueryClient()
  const invalidate = vi.fn(async () => undefined)
  const { promise, resolve: start } = Promise.withResolvers<void>()
  followSession(client, { invalidate } as unknown as AnyRouter, promise)
  client.setQueryData(sharedKeys.session, { id: 'm1' })
  await started
  expect(invalidate).not.toHaveBeenCalled()
  start()
  await promise
  expect(invalidate).toHaveBeenCalledTimes(1)
})
