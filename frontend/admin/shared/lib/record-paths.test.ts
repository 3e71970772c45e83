import { expect, test } from 'vitest'
import { recordAt, recordKinds, recordPath } from './record-paths.ts'

test.each(recordKinds)('finds a %s by its address', (kind) => {
  const { to } = recordPath(kind, 'a1')
  expect(recordAt(to.replace('$id', 'a1'))).toEqual({ kind, id: 'a1' })
})

test.each(['/', '/membros', '/membros/', '/membros/a1/b', '/registros/a1'])('%s is not a record', (path) => {
  expect(recordAt(path)).toBeUndefined()
})
