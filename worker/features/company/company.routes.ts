import { type Context, Hono } from 'hono'
import { configurationSchema, LOGO_MAX_BYTES, logoTypes, logoVersionSchema } from '#contract/company.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { binaryBody } from '#middleware/file-body.ts'
import { administrator, signedIn } from '#middleware/guards.ts'
import { changeConfiguration } from './change-configuration.ts'
import { openLogo } from './open-logo.ts'
import { openOwnLogo } from './open-own-logo.ts'
import { removeLogo } from './remove-logo.ts'
import { showAddresses } from './show-addresses.ts'
import { ADMIN_LOGO, showCompany } from './show-company.ts'
import { showConfiguration } from './show-configuration.ts'
import { storeLogo } from './store-logo.ts'

const logoBody = binaryBody({
  types: logoTypes,
  maxBytes: LOGO_MAX_BYTES,
  refused: 'logo_type_refused',
  tooLarge: 'logo_too_large',
})

type OpenedLogo = Awaited<ReturnType<typeof openLogo>>

/** A year for the logo that the address names: a new one has a new address. Whatever else was asked for is not kept. */
function keptFor(c: Context<AppEnv>, { version }: OpenedLogo, who: 'public' | 'private'): string {
  return c.req.query('version') === String(version) ? `${who}, max-age=31536000, immutable` : 'no-store'
}

/** Mail readers show it on pages of their own. */
function answerPublicLogo(c: Context<AppEnv>, logo: OpenedLogo) {
  return c.body(logo.body, 200, {
    'Content-Type': logo.contentType,
    'Cache-Control': keptFor(c, logo, 'public'),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

/** The same address answers every company's administrators, each with their own. */
function answerOwnLogo(c: Context<AppEnv>, logo: OpenedLogo) {
  return c.body(logo.body, 200, {
    'Content-Type': logo.contentType,
    'Cache-Control': keptFor(c, logo, 'private'),
  })
}

export const company = new Hono<AppEnv>()
  .get('/', signedIn, async (c) => c.json(await showCompany(c.get('memberWork'))))
  .get('/:company/logo', async (c) =>
    answerPublicLogo(c, await openLogo(c.get('work'), c.req.param('company'))),
  )

/** The company's configuration, for its administrators. */
export const adminCompany = new Hono<AppEnv>()
  .use(administrator)
  .get('/', async (c) => c.json(await showCompany(c.get('memberWork'), ADMIN_LOGO)))
  .get('/configuration', async (c) => c.json(await showConfiguration(c.get('memberWork'))))
  .put('/configuration', jsonBody(configurationSchema), async (c) =>
    c.json(await changeConfiguration(c.get('memberWork'), c.req.valid('json'))),
  )
  .get('/logo', async (c) => answerOwnLogo(c, await openOwnLogo(c.get('memberWork'))))
  .put('/logo', query(logoVersionSchema), logoBody, async (c) =>
    c.json(await storeLogo(c.get('memberWork'), c.req.valid('query').version, c.req.raw.body)),
  )
  .delete('/logo', query(logoVersionSchema), async (c) =>
    c.json(await removeLogo(c.get('memberWork'), c.req.valid('query').version)),
  )

/** For the administrators' entry of the member app, which nobody has signed in to. */
export const addresses = new Hono<AppEnv>().get('/', (c) => c.json(showAddresses(c.get('work'))))
