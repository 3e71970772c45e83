import { expect, test } from 'vitest'
import { isBetweenListAndRecord } from './list-and-record.ts'

test('recognizes navigation between a list and a record, both ways', () => {
  expect(isBetweenListAndRecord('/app/exams', '/app/exams/1')).toBe(true)
  expect(isBetweenListAndRecord('/app/exams/1', '/app/exams')).toBe(true)
})

test('recognizes no list above services, other lists or a record’s form', () => {
  expect(isBetweenListAndRecord('/app/exams', '/app/sleep')).toBe(false)
  expect(isBetweenListAndRecord('/app/exams', '/app/sleep/1')).toBe(false)
  expect(isBetweenListAndRecord('/app/exams', '/app/exams/1/edit')).toBe(false)
  expect(isBetweenListAndRecord('/app/exams', '/app/exams/new')).toBe(false)
  expect(isBetweenListAndRecord('/app/exams/new', '/app/exams')).toBe(false)
  expect(isBetweenListAndRecord('/app/exams', '/app/exams')).toBe(false)
  expect(isBetweenListAndRecord('/app/exams/1', '/app/exams/1/edit')).toBe(false)
  expect(isBetweenListAndRecord('/', '/app/exams')).toBe(false)
})
