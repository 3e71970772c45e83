import { describe, expect, it } from 'vitest'
import { knownSearch } from './known-search.ts'

const read = knownSearch((search) => ({
  ...(search.status === 'approved' && { status: search.status }),
  page: 1,
}))

describe('knownSearch', () => {
  it('sets unknown parameters to undefined', () => {
    const typed = { status: 'xyz', other: 'x', page: '9' }
    expect({ ...typed, ...read(typed) }).toEqual({ status: undefined, other: undefined, page: 1 })
  })

  it('returns known parameters', () => {
    expect(read({ status: 'approved' })).toEqual({ status: 'approved', page: 1 })
  })
})
