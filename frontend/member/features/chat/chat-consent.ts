const keyOf = (memberId: string) => `chat-consent:${memberId}`

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Holds for one member and one provider: another provider is asked about anew. */
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
    // Asked again next time.
  }
}
