import { type Context, Hono } from 'hono'
import {
  type Addresses,
  configurationSchema,
  LOGO_MAX_BYTES,
  logoTypes,
  logoVersionSchema,
} from '#contract/company.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { binaryBody } from '#middleware/files.ts'
import { administrator, provenAdministrator, signedIn } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { free, STAFF } from '#middleware/quota.ts'
import { changeConfiguration } from './change-configuration.ts'
import { showConfiguration, showWithoutFactor } from './configuration.ts'
import { openLogo, removeLogo, storeLogo } from './logo.ts'
import { ADMIN_LOGO, showCompany } from './show-company.ts'

const logoBody = binaryBody({
  types: logoTypes,
  maxBytes: LOGO_MAX_BYTES,
  unsupported: 'logo_type_refused',
  tooLarge: 'logo_too_large',
})

type OpenedLogo = Awaited<ReturnType<typeof openLogo>>

/**
 * Caches the logo for a year if the URL contains its version, since a new logo gets a new URL. Any other URL
 * is not cached.
 */
function cacheControlOf(c: Context<AppEnv>, { version }: OpenedLogo): string {
  return c.req.query('version') === String(version) ? 'public, max-age=31536000, immutable' : 'no-store'
}

/** Public, because the sign-in page shows it. Cross-origin, because mail readers show it on their own pages. */
async function answerLogo(c: Context<AppEnv>, companyId: string) {
  const logo = await openLogo(c.get('work'), companyId)
  return c.body(logo.body, 200, {
    'Content-Type': logo.contentType,
    'Cache-Control': cacheControlOf(c, logo),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

export const company = new Hono<AppEnv>()
  .get('/', signedIn, async (c) => c.json(await showCompany(c.get('memberWork'))))
  .get('/:company/logo', (c) => answerLogo(c, c.req.param('company')))

export const adminCompany = new Hono<AppEnv>()
  .get('/:company/logo', (c) => answerLogo(c, c.req.param('company')))
  .use(administrator)
  .get('/', async (c) => c.json(await showCompany(c.get('memberWork'), ADMIN_LOGO)))
  .get('/configuration', async (c) => c.json(tagged(c, await showConfiguration(c.get('memberWork')))))
  .put(
    '/configuration',
    provenAdministrator,
    free(STAFF),
    ifMatch,
    jsonBody(configurationSchema),
    async (c) => c.json(tagged(c, await changeConfiguration(c.get('memberWork'), c.req.valid('json')))),
  )
  .get('/without-factor', async (c) => c.json(await showWithoutFactor(c.get('memberWork'))))
  .put('/logo', provenAdministrator, free(STAFF), ifMatch, query(logoVersionSchema), logoBody, async (c) =>
    c.json(tagged(c, await storeLogo(c.get('memberWork'), c.req.valid('query').version, c.req.raw.body))),
  )
  .delete('/logo', provenAdministrator, ifMatch, query(logoVersionSchema), async (c) =>
    c.json(tagged(c, await removeLogo(c.get('memberWork'), c.req.valid('query').version))),
  )

/** Public: the member app's admin entry reads it without a session. */
export const addresses = new Hono<AppEnv>().get('/', (c) =>
  c.json<Addresses>({ memberUrl: c.env.MEMBER_URL, adminUrl: c.env.ADMIN_URL }),
)
