import { describe, expect, it } from 'vitest'
import { brokenAnswers, brokenRequests, type ContractRoute } from '#testing/contract.ts'
import type { JsonSchema } from '#testing/openapi-document.ts'
import { describeAnswers } from './answer-types.ts'
import { releasedContract } from './released-contract.ts'

const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
const text = { type: 'string' }
const route = { method: 'POST', path: '/api/sleep' }
const reading = (body: JsonSchema): ContractRoute[] => [{ ...route, request: object({ body }) }]
const answering = (answer: JsonSchema): ContractRoute[] => [{ ...route, request: object({}), answer }]
const requests = (released: JsonSchema, present: JsonSchema) =>
  brokenRequests(reading(object({ field: released })), reading(object({ field: present })))
const answers = (released: JsonSchema, present: JsonSchema) =>
  brokenAnswers(answering(released), answering(present))

describe('the contract of the released apps', () => {
  it('gets every field of every answer, with its type', () => {
    const released = releasedContract()
    expect(released.filter(({ answer }) => answer).length).toBeGreaterThan(100)
    expect(brokenAnswers(released, describeAnswers())).toEqual([])
  })

  it('reports a route that is gone', () => {
    expect(brokenRequests(reading(text), [])).toEqual(['POST /api/sleep: is gone'])
  })

  it('reports a field that is required, or that is read no more', () => {
    const released = reading(object({ quality: text, note: text }, []))
    expect(brokenRequests(released, reading(object({ quality: text, naps: text })))).toEqual([
      'POST /api/sleep.body.note: is gone',
      'POST /api/sleep.body.quality: is required',
      'POST /api/sleep.body.naps: is required',
    ])
    expect(brokenRequests([{ ...route, request: object({}) }], reading(text))).toEqual([
      'POST /api/sleep.body: is required',
    ])
  })

  it.each([
    [text, { type: 'number' }, 'string is rejected'],
    [{ type: 'number' }, { type: 'integer' }, 'number is rejected'],
    [{ anyOf: [text, { type: 'null' }] }, text, 'null is rejected'],
    [text, { type: 'string', maxLength: 80 }, 'maxLength was not limited, is 80'],
    [{ type: 'string', maxLength: 80 }, { type: 'string', maxLength: 40 }, 'maxLength was 80, is 40'],
    [{ type: 'integer', minimum: 1 }, { type: 'integer', minimum: 2 }, 'minimum was 1, is 2'],
    [{ type: 'string', pattern: 'a' }, { type: 'string', pattern: 'b' }, 'pattern was a, is b'],
    [{ type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a'] }, 'rejects b'],
    [text, { type: 'string', const: 'a' }, 'rejects other values'],
  ])('reports that a field %j became %j', (released, present, reason) => {
    expect(requests(released, present)).toEqual([`POST /api/sleep.body.field: ${reason}`])
  })

  it('reports what is narrower in lists, in maps and in one of two bodies', () => {
    const limited = { type: 'string', maxLength: 9 }
    const list = (items: JsonSchema) => ({ type: 'array', items })
    const map = (additionalProperties: JsonSchema) => ({ type: 'object', additionalProperties })
    const either = (one: JsonSchema) => ({
      oneOf: [object({ status: one }), object({ date: text, type: text })],
    })
    const reason = 'maxLength was not limited, is 9'
    expect(requests(list(text), list(limited))).toEqual([`POST /api/sleep.body.field[]: ${reason}`])
    expect(requests(map(text), map(limited))).toEqual([`POST /api/sleep.body.field.*: ${reason}`])
    expect(requests(either(text), either(limited))).toEqual([`POST /api/sleep.body.field.status: ${reason}`])
  })

  it('accepts a request that may hold more', () => {
    const released = reading(
      object({ kind: { type: 'string', enum: ['a'], maxLength: 9 }, count: { type: 'integer' } }),
    )
    const wider = { anyOf: [{ type: 'string', enum: ['a', 'b'], maxLength: 10 }, { type: 'null' }] }
    const present = reading(object({ kind: wider, count: { type: 'number' }, added: text }, ['kind']))
    expect(
      brokenRequests(released, [...present, { ...route, path: '/api/added', request: object({}) }]),
    ).toEqual([])
  })

  it('reports every field that an answer lacks, or that has another type', () => {
    const released = object({
      id: text,
      when: text,
      count: { type: 'number' },
      items: { type: 'array', items: object({ at: text }) },
    })
    const present = object(
      {
        when: text,
        count: { type: ['null', 'number'] },
        items: { type: 'array', items: object({ at: { type: 'number' } }) },
      },
      ['count', 'items'],
    )
    expect(answers(released, present)).toEqual([
      'POST /api/sleep answer.id: is gone',
      'POST /api/sleep answer.count: was number, may be null',
      'POST /api/sleep answer.items[].at: was string, may be number',
      'POST /api/sleep answer.when: may be absent',
    ])
    expect(brokenAnswers(answering(released), [route])).toEqual([
      'POST /api/sleep answer: is not JSON any more',
    ])
    expect(answers(released, {})).toEqual(['POST /api/sleep answer: was object, may be anything'])
  })

  it('accepts an answer with more fields, or with fewer values of a field', () => {
    const released = object({ when: { type: ['null', 'string'] }, note: text }, ['when'])
    expect(answers(released, object({ when: text, note: text, added: text }))).toEqual([])
  })
})
