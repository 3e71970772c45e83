import { describe, expect, it } from 'vitest'
import { app } from '#worker/app.ts'
import { describeRoutes } from './openapi.ts'

const { paths } = describeRoutes(app.routes)
const schemaOf = (method: string, path: string) =>
  paths[path]?.[method]?.requestBody?.content['application/json']?.schema

describe('the API reference', () => {
  it('has an entry for every route of the router', () => {
    const routes = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    const entries = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(entries.sort()).toEqual([...new Set(routes)].sort())
  })

  it('lists the fields of a body with their limits', () => {
    const sleep = schemaOf('post', '/api/sleep')
    expect(sleep?.required).toEqual(expect.arrayContaining(['sleepStart', 'sleepEnd']))
    expect(sleep?.properties?.sleepStart).toMatchObject({ type: 'string', format: 'date-time' })
  })

  it('lists all bodies that change a consultation', () => {
    const change = schemaOf('patch', '/api/consultations/{id}')
    expect(change?.oneOf).toMatchObject([
      { required: ['status'] },
      { properties: { notes: {} } },
      { required: ['date', 'type'] },
    ])
  })

  it('lists the parameters of a query', () => {
    expect(paths['/api/exams/trend']?.get?.parameters).toMatchObject([
      { name: 'value', in: 'query', required: true },
    ])
  })

  it('names the header of a request that may wait for a network, where there is a session', () => {
    const namesMember = (path: string) =>
      paths[path]?.post?.parameters?.some(({ name }) => name === 'X-Member-Id')
    expect(['/api/sleep', '/api/login', '/api/admin/reports'].map(namesMember)).toEqual([true, false, false])
  })

  it('names the media types of a file', () => {
    const content = paths['/api/insurance/{id}/file']?.put?.requestBody?.content ?? {}
    expect(Object.keys(content)).toContain('application/pdf')
  })

  it('states who may call a route of a guarded group', () => {
    expect(paths['/api/admin/members']?.get).toMatchObject({
      security: [{ admin: [] }],
      responses: {
        401: {},
        403: { description: 'admin_only, second_factor_required, staff_password_required' },
      },
    })
    expect(paths['/api/login']?.post?.security).toEqual([])
  })

  it('names the media type of a report of the browser', () => {
    const { content = {} } = paths['/api/csp-reports']?.post?.requestBody ?? {}
    expect(Object.keys(content)).toEqual(['application/csp-report'])
  })
})
