import type { ErrorCode } from '#contract/errors.ts'
import type { QuotaKind } from '#contract/quotas.ts'
import type { AppBindings } from '#platform/bindings.ts'
import type { CallerPolicy } from '#platform/throttle.ts'
import type { MemberWork, Work } from '#platform/work.ts'

/** Hono's environment of every route. */
export interface AppEnv {
  Bindings: AppBindings
  Variables: {
    requestId: string
    /** The work of a request that needs no session. */
    work: Work
    /** The work of the signed-in user, set by a guard. */
    memberWork: MemberWork
    /** What the request counts towards, set by `counts`. */
    quota?: { kind: QuotaKind; changes: 0 | 1 }
    /** The limits that the request counts towards, set by `limited`. */
    limits?: readonly CallerPolicy[]
    /** Why the request was rejected or failed. */
    errorCode?: ErrorCode
    /** Notification delay, in milliseconds. */
    notifyAfterMs?: number
  }
}
