import { expect, test } from 'vitest'
import { periodSearch } from './period-search.ts'

test.each([
  [{}, {}],
  [{ periodo: 'mes' }, { periodo: 'mes' }],
  [
    { periodo: 'ano', dia: '2025-03-01' },
    { periodo: 'ano', dia: '2025-03-01' },
  ],
  [{ periodo: 'decada', dia: '2025-13-01' }, {}],
  [{ dia: 20250301 }, {}],
])('%j is %j', (search, expected) => expect(periodSearch(search)).toEqual(expected))
