import { expect, it } from 'vitest'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { waitedFor } from './waited-for.ts'

it('names what the queries of every screen read', () => {
  const {
    session,
    sessionEnded,
    keptEmail,
    enrolment,
    emailConfirmation,
    emailChange,
    member,
    ...ofScreens
  } = queryKeys
  const keys = Object.values(ofScreens).map((keys) => {
    const first = Array.isArray(keys) || typeof keys === 'function' ? keys : Object.values(keys)[0]
    return typeof first === 'function' ? first('') : first
  })
  expect(keys.filter((key) => waitedFor(key) === undefined)).toEqual([])
  expect(waitedFor(queryKeys.exams.list({}))).toBe('os seus exames')
})
