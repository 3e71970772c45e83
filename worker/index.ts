import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.ts'
import type { Bindings } from './platform/bindings.ts'
import { runSchedule } from './schedule.ts'

export default {
  fetch: (request, env, ctx) => app.fetch(request, { ...env, ADDRESS: 'member' }, ctx),
  scheduled: ({ scheduledTime }, env, ctx) => ctx.waitUntil(runSchedule(env, new Date(scheduledTime))),
} satisfies ExportedHandler<Bindings>

/** Where the administrators' address hands its requests: which address it was is known by the door. */
export class AdminApi extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Response | Promise<Response> {
    return app.fetch(request, { ...this.env, ADDRESS: 'admin' }, this.ctx)
  }
}
