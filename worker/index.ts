import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.ts'
import type { PageBrand } from './contract/brand.ts'
import { openDatabase } from './database/client.ts'
import { brandOfHost } from './features/company/brand-of-host.ts'
import { ADMIN_LOGO, MEMBER_LOGO } from './features/company/show-company.ts'
import { type Bindings, clockOf } from './platform/bindings.ts'
import { systemWait } from './platform/clock.ts'
import { PageBrands } from './platform/page-brands.ts'
import { isApiPath, serveStatic } from './platform/serve-static.ts'
import { runSchedule } from './schedule.ts'

const brands = new PageBrands()

/** Entrypoint of the member address and of the cron. */
export default {
  fetch: (request, env, ctx) =>
    isApiPath(request.url)
      ? app.fetch(request, { ...env, ADDRESS: 'member', CLOCK: clockOf(env), WAIT: systemWait }, ctx)
      : serveStatic(request, env.ASSETS, brands, async (host) =>
          brandOfHost(openDatabase(env), host, MEMBER_LOGO),
        ),
  scheduled: ({ scheduledTime }, env, ctx) =>
    ctx.waitUntil(runSchedule(env, new Date(scheduledTime), clockOf(env))),
} satisfies ExportedHandler<Bindings & { ASSETS: Fetcher }>

/** Entrypoint of the admin address: the gateway's service binding calls it. */
export class AdminApi extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Response | Promise<Response> {
    return app.fetch(
      request,
      { ...this.env, ADDRESS: 'admin', CLOCK: clockOf(this.env), WAIT: systemWait },
      this.ctx,
    )
  }

  /** The brand of the dashboard's pages under a host name. */
  async brandOf(host: string): Promise<PageBrand | null> {
    return brandOfHost(openDatabase(this.env), host, ADMIN_LOGO)
  }
}
