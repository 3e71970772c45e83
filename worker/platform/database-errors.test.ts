import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { databaseFault } from './database-errors.ts'

it('judges the driver’s message, never the parameters of the statement', () => {
  const constraint = new Error('D1_ERROR: NOT NULL constraint failed: users.id')
  expect(databaseFault(new DrizzleQueryError('insert', ['internal error'], constraint))).toBeUndefined()
  const lost = new Error('D1_ERROR: Network connection lost.')
  expect(databaseFault(new DrizzleQueryError('select', [], lost))).toBe('passing')
  expect(databaseFault('Network connection lost')).toBeUndefined()
})
