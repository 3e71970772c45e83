type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const keyOf = (memberId: string) => `closed-banner:${memberId}`

/** Which consultation's banner the member closed last; that one stays closed, the next one shows again. */
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
        // A full or forbidden storage: closed until the page is opened anew.
      }
    },
  }
}
