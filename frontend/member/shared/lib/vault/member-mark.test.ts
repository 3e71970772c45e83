import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { isWaitingFor, noteWaiting } from '../waiting/waiting-for.ts'
import { forgetOthersLock, keepsData, setKeepsData, setLocked } from './keeps-data.ts'
import { LOCKED_FOR } from './may-keep-data.ts'
import { isMarked, shortenIds } from './member-mark.ts'

const MEMBER = '0b6f0b1e-7a52-4c1e-9d55-2f0a6c1e8b7d'
const OTHER = '5d0c2a74-1f3b-4e0a-8a6e-9b1d3c5e7f90'

let stored: Storage

beforeEach(() => {
  stored = fakeStorage()
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

const known = (id: string) => ({
  keeps: keepsData(id),
  isLocked: isMarked(LOCKED_FOR, id),
  waits: isWaitingFor(id),
})
const yes = { keeps: true, isLocked: true, waits: true }
const no = { keeps: false, isLocked: false, waits: false }

it('tells members apart without their ids', () => {
  setKeepsData(MEMBER, true)
  setLocked(MEMBER, true)
  noteWaiting(MEMBER, true)
  expect({ member: known(MEMBER), other: known(OTHER) }).toEqual({ member: yes, other: no })
  expect(Object.values(stored)).toEqual(['6c1e8b7d', '6c1e8b7d', '6c1e8b7d'])
  forgetOthersLock(OTHER)
  expect(known(MEMBER)).toEqual({ ...yes, isLocked: false })
})

it('goes on with the whole ids of earlier versions, and shortens them', () => {
  Object.assign(stored, {
    'data-kept-for': MEMBER,
    'data-locked-for': MEMBER,
    'waiting-for': MEMBER,
    [`closed-banner:${MEMBER}`]: 'consultation-1',
    [`chat-consent:${MEMBER}`]: 'https://chat.example',
    'closed-banner:6c1e8b7d': 'tation-2',
    'ui-theme': 'dark',
  })
  expect(known(MEMBER)).toEqual({ ...yes, waits: false })
  shortenIds()
  expect({ member: known(MEMBER), other: known(OTHER) }).toEqual({ member: yes, other: no })
  expect({ ...stored }).toEqual({
    'data-kept-for': '6c1e8b7d',
    'data-locked-for': '6c1e8b7d',
    'waiting-mark': '6c1e8b7d',
    'closed-banner:6c1e8b7d': 'tation-2',
    'ui-theme': 'dark',
  })
})
