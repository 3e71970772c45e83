import { beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#database/schema/company.ts'
import { joinBytes } from '#platform/pictures/bytes.ts'
import { Client, readRows, refusal, testEnvironment } from '#testing/api.ts'
import { failing, testBucket } from '#testing/buckets.ts'
import {
  CONFIGURATION,
  changeConfiguration,
  newestAudit,
  restoreConfiguration,
} from '#testing/configuration.ts'
import { administratorClient, createUser, signedInClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { newestMailTo } from '#testing/mail.ts'
import { PNG_SIGNATURE, pngHeader, samplePng } from '#testing/sample-files.ts'

let admin: Client

restoreConfiguration()
beforeEach(async () => {
  admin = await administratorClient()
})

const MEGAPIXELS_4 = joinBytes([PNG_SIGNATURE, pngHeader(2001, 2000)])

describe('the logo', () => {
  const put = async (
    content: BodyInit,
    { type = 'image/png', version = undefined as number | undefined, client = admin, env = {} } = {},
  ) => {
    const { logoVersion } = (await admin.get(CONFIGURATION)).body
    return client.put(`/api/admin/company/logo?version=${version ?? logoVersion}`, undefined, {
      rawBody: content,
      headers: { 'Content-Type': type },
      env,
    })
  }

  it('is stored, public under its own address, and deleted with its file', async () => {
    const content = await samplePng()
    const stored = await put(content)
    expect(stored.status).toBe(200)
    expect(await newestAudit(admin, 'company.logo_changed')).toBeDefined()
    const member = await signedInClient()
    const { logoUrl } = (await member.get('/api/company')).body
    expect(logoUrl).toBe(`/api/company/1/logo?version=${stored.body.logoVersion}`)
    const shown = await new Client().get(logoUrl)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('Content-Type')).toBe('image/png')
    expect(shown.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(shown.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(stored.body.logoUrl).toBe(`/api/admin/company/1/logo?version=${stored.body.logoVersion}`)
    const atSignIn = await new Client('admin').get(stored.body.logoUrl)
    expect(atSignIn.headers.get('Content-Type')).toBe('image/png')
    expect(atSignIn.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const { logoVersion } = stored.body
    for (const query of ['', `?version=${logoVersion - 1}`, `?version=0${logoVersion}`]) {
      for (const [client, path] of [
        [new Client(), '/api/company/1/logo'],
        [new Client('admin'), '/api/admin/company/1/logo'],
      ] as const) {
        const other = await client.get(path + query)
        expect(other.status).toBe(200)
        expect(other.headers.get('Cache-Control')).toBe('no-store')
      }
    }
    const person = await createUser({ status: 'email_confirmed' })
    await admin.post(`/api/admin/registrations/${person.id}/approve`)
    expect((await newestMailTo(admin, person.email)).html).toContain(`${logoUrl}"`)
    const env = await testEnvironment()
    const [row] = await readRows(companies, { id: 1 })
    const removed = await admin.delete(`/api/admin/company/logo?version=${stored.body.logoVersion}`)
    expect(removed).toMatchObject({ status: 200, body: { logoUrl: null } })
    expect(await env.FILES?.head(row?.logoKey ?? '')).toBeNull()
    expect((await new Client().get(logoUrl)).status).toBe(404)
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 415, 'logo_type_refused'],
    ['an SVG named PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', 422, 'logo_type_refused'],
    ['nothing', '', 'image/png', 422, 'logo_type_refused'],
    ['a bare signature', PNG_SIGNATURE, 'image/png', 422, 'file_unreadable'],
    ['more than 4 megapixels', MEGAPIXELS_4, 'image/png', 422, 'logo_too_many_pixels'],
    ['over 512 KB', new Uint8Array(512 * 1024 + 1), 'image/png', 413, 'logo_too_large'],
  ])('refuses %s', async (_name, content, type, status, code) => {
    expect(await put(content, { type })).toMatchObject(refusal(status, code))
    expect((await admin.get(CONFIGURATION)).body.logoUrl).toBeNull()
  })

  it('stores its side length if it is square, as an icon must be', async () => {
    const sideOf = async (width: number, height: number) => {
      expect((await put(await samplePng({ width, height }))).status).toBe(200)
      const [row] = await readRows(companies, { id: 1 })
      return row?.logoSide
    }
    expect([await sideOf(192, 192), await sideOf(192, 64)]).toEqual([192, null])
  })

  it('names who changed the logo, not who changed the configuration', async () => {
    const bia = await administratorClient({ fullName: 'Bia Gestora' })
    const caio = await administratorClient({ fullName: 'Caio Diretor' })
    const { logoVersion: version } = (await admin.get(CONFIGURATION)).body
    expect((await put(await samplePng(), { version, client: bia })).status).toBe(200)
    await changeConfiguration(caio, { name: 'Saúde Clara' })
    expect(await put(await samplePng(), { version })).toMatchObject(refusal(409, 'stale_version'))
    expect((await admin.get(CONFIGURATION)).body).toMatchObject({
      updatedBy: 'Caio Diretor',
      logoUpdatedBy: 'Bia Gestora',
      logoUpdatedAt: expect.any(String),
    })
    expect((await put(await samplePng())).status).toBe(200)
  })

  it('is stored even if the previous file cannot be deleted', async () => {
    const bucket = await testBucket()
    await put(await samplePng())
    const env = { FILES: failing(bucket, 'delete') }
    expect((await put(await samplePng(), { env })).status).toBe(200)
    expect(faults.splice(0)).toHaveLength(1)
    expect((await new Client().get('/api/company/1/logo')).status).toBe(200)
    const [row] = await readRows(companies, { id: 1 })
    expect(await bucket.head(row?.logoKey ?? '')).not.toBeNull()
  })

  it('is deleted if another change won', async () => {
    const bucket = await testBucket()
    const count = async () => (await bucket.list({ prefix: 'logos/' })).objects.length
    await put(await samplePng())
    const before = await count()
    await Promise.all([put(await samplePng()), put(await samplePng()), put(await samplePng())])
    expect(await count()).toBe(before)
  })
})
