import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.ts'
import { type Bindings, clockOf } from './platform/bindings.ts'
import { systemWait } from './platform/clock.ts'
import { isAssetPath, serveAsset } from './platform/serve-asset.ts'
import { runSchedule } from './schedule.ts'

/** Entrypoint of the member address and of the cron. */
export default {
  fetch: (request, env, ctx) =>
    isAssetPath(request.url)
      ? serveAsset(request, env.ASSETS)
      : app.fetch(request, { ...env, ADDRESS: 'member', CLOCK: clockOf(env), WAIT: systemWait }, ctx),
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
}
