import { beforeAll, expect, it } from 'vitest'
import { companyHosts } from '#database/schema/company.ts'
import { insertRows, testDatabase } from '#testing/api.ts'
import { createCompany } from '#testing/factories.ts'
import { brandOfHost } from './brand-of-host.ts'
import { ADMIN_LOGO, MEMBER_LOGO } from './show-company.ts'

const brandOf = async (host: string, path = MEMBER_LOGO) => brandOfHost(await testDatabase(), host, path)

const logo = { logoKey: 'logos/1', logoType: 'image/png', logoVersion: 3, logoSide: 256, version: 4 }

beforeAll(async () => {
  expect(await brandOf('any.example')).toMatchObject({ id: 1, name: 'Viver Bem', logoUrl: null })
  const one = await createCompany({ name: 'Saúde Clara', primaryColor: '#aa3300', ...logo })
  const other = await createCompany({ name: 'Plano "A" <& B>' })
  await insertRows(companyHosts, [
    { host: 'app.clara.example', companyId: one.id },
    { host: 'painel.clara.example', companyId: one.id },
    { host: 'app.ab.example', companyId: other.id },
  ])
})

it('is that of the company that the host is entered for', async () => {
  const clara = await brandOf('app.clara.example')
  expect(clara).toEqual({
    id: expect.any(Number),
    name: 'Saúde Clara',
    primaryColor: '#aa3300',
    logoUrl: `/api/company/${clara?.id}/logo?version=3`,
    logoSide: 256,
    brandVersion: 7,
    phone: '0800 765 4321',
  })
  expect(await brandOf('painel.clara.example', ADMIN_LOGO)).toEqual({
    ...clara,
    logoUrl: `/api/admin/company/${clara?.id}/logo?version=3`,
  })
  expect(await brandOf('app.ab.example')).toMatchObject({ name: 'Plano "A" <& B>', logoUrl: null })
})

it('is none if several companies share the database and none has the host', async () => {
  expect(await brandOf('app.clara.example.evil')).toBeNull()
  expect(await brandOf('')).toBeNull()
})
