type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const keyOf = (memberId: string) => `closed-banner:${memberId}`

/** The id of the consultation whose banner the member closed last. */
export function closedBannerOf(memberId: string, storage: () => Storage = () => localStorage) {
  return {
    is(consultationId: string): boolean {
      try {
        return storage().getItem(keyOf(memberId)) === consultationId
      } catch {
        return false
      }
    },
    close(consultationId: string): void {
      try {
        storage().setItem(keyOf(memberId), consultationId)
      } catch {
        // Storage is full or blocked: the banner stays closed until the next page load.
      }
    },
  }
}
