import type { AppBindings } from '#platform/bindings.ts'
import type { MemberWork, Work } from '#platform/work.ts'

/** Hono's environment of every route. */
export interface AppEnv {
  Bindings: AppBindings
  Variables: {
    requestId: string
    /** What a verb works with where nobody needs to be signed in. */
    work: Work
    /** Set by a guard: what a verb works with for the signed-in person. */
    memberWork: MemberWork
    /** For how long what the request changes is not told of. */
    heldMs?: number
  }
}
