import { expect, it } from 'vitest'
import { hasMediaType } from './media-type.ts'

it.each([
  ['application/json', true],
  ['Application/JSON', true],
  ['application/json;charset=UTF-8', true],
  [' application/json ; Charset=utf-8', true],
  ['application/json; charset=latin1', false],
  ['application/jsonp', false],
  ['text/plain; application/json', false],
  ['', false],
  [undefined, false],
])('reads %j as JSON: %j', (contentType, isJson) => {
  expect(hasMediaType(contentType, 'application/json')).toBe(isJson)
})
