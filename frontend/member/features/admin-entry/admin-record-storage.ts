import { tryStorage } from '#shared/lib/storage.ts'
import { ADMIN_RECORD_KEY, type AdminRecord, isVerified, parseRecord } from './admin-record.ts'

/** Throws if the browser blocks storage. */
export function storeRecord(record: AdminRecord): void {
  const text = JSON.stringify(record)
  sessionStorage.setItem(ADMIN_RECORD_KEY, text)
  localStorage.setItem(ADMIN_RECORD_KEY, text)
}

/** This tab's record, otherwise another tab's. */
export function storedRecord(): string | null {
  return (
    tryStorage(() => sessionStorage.getItem(ADMIN_RECORD_KEY) ?? localStorage.getItem(ADMIN_RECORD_KEY)) ??
    null
  )
}

export function removeRecord(): void {
  tryStorage(() => {
    sessionStorage.removeItem(ADMIN_RECORD_KEY)
    localStorage.removeItem(ADMIN_RECORD_KEY)
  })
}

/** Whether this browser verified an administrator within the last hour. Removes an unreadable record. */
export function verifiedBefore(now: number): boolean {
  try {
    const text = localStorage.getItem(ADMIN_RECORD_KEY)
    if (text === null) return false
    const record = parseRecord(text)
    if (!record) localStorage.removeItem(ADMIN_RECORD_KEY)
    return record !== undefined && isVerified(record, now)
  } catch {
    return false
  }
}
