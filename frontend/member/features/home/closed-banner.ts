import { markOf } from '#member/shared/lib/vault/member-mark.ts'
import { tryStorage } from '#shared/lib/storage.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const keyOf = (memberId: string) => `closed-banner:${markOf(memberId)}`

/** The consultation whose banner the member closed last. */
export function closedBannerOf(memberId: string, storage: () => Storage = () => localStorage) {
  return {
    is: (consultationId: string) =>
      tryStorage(() => storage().getItem(keyOf(memberId))) === markOf(consultationId),
    /** If storage is full or blocked, the banner stays closed until the next page load. */
    close: (consultationId: string) =>
      tryStorage(() => storage().setItem(keyOf(memberId), markOf(consultationId))),
  }
}
