import { markOf } from '#member/shared/lib/vault/member-mark.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const keyOf = (memberId: string) => `closed-banner:${markOf(memberId)}`

/** The consultation whose banner the member closed last. */
export function closedBannerOf(memberId: string, storage: () => Storage = () => localStorage) {
  return {
    is(consultationId: string): boolean {
      try {
        return storage().getItem(keyOf(memberId)) === markOf(consultationId)
      } catch {
        return false
      }
    },
    close(consultationId: string): void {
      try {
        storage().setItem(keyOf(memberId), markOf(consultationId))
      } catch {
        // Storage is full or blocked: the banner stays closed until the next page load.
      }
    },
  }
}
