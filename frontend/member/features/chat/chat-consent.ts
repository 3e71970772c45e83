import { markOf } from '#member/shared/lib/vault/member-mark.ts'
import { tryStorage } from '#shared/lib/storage.ts'

const keyOf = (memberId: string) => `chat-consent:${markOf(memberId)}`

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Valid for one member and one provider. */
export function hasConsented(storage: Kept, memberId: string, origin: string): boolean {
  return tryStorage(() => storage.getItem(keyOf(memberId))) === origin
}

/** If storage is blocked, the question is asked again next time. */
export function rememberConsent(storage: Kept, memberId: string, origin: string): void {
  tryStorage(() => storage.setItem(keyOf(memberId), origin))
}
