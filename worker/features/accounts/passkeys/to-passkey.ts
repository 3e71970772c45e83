import type { Passkey } from '#contract/passkeys.ts'
import type { StoredPasskey } from './passkeys.queries.ts'

export function toPasskey({ id, name, createdAt, lastUsedAt, removalAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    removalAt: removalAt?.toISOString() ?? null,
  }
}
