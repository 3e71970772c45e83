import { markOf } from '#member/shared/lib/vault/member-mark.ts'

const keyOf = (memberId: string) => `chat-consent:${markOf(memberId)}`

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Valid for one member and one provider. */
export function hasConsented(storage: Kept, memberId: string, origin: string): boolean {
  try {
    return storage.getItem(keyOf(memberId)) === origin
  } catch {
    return false
  }
}

export function rememberConsent(storage: Kept, memberId: string, origin: string): void {
  try {
    storage.setItem(keyOf(memberId), origin)
  } catch {
    // Storage is blocked, so the question is asked again next time.
  }
}
