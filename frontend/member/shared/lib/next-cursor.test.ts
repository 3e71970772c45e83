import { describe, expect, it } from 'vitest'
import { nextCursor } from './next-cursor.ts'

const cursorIn = (link?: string) => nextCursor(new Headers(link === undefined ? {} : { Link: link }))

describe('nextCursor', () => {
  it('reads the cursor of the next page', () => {
    expect(cursorIn('</api/consultations?cursor=MTc2%3D%2Babc>; rel="next"')).toBe('MTc2=+abc')
    expect(cursorIn('</api/a?cursor=1>; rel="prev", </api/a?cursor=2>; title="x"; rel=next')).toBe('2')
  })

  it.each([undefined, '', '</api/a?cursor=1>; rel="prev"', '</api/a>; rel="next"', 'next'])(
    'finds none in %s',
    (link) => {
      expect(cursorIn(link)).toBeUndefined()
    },
  )
})
