import { messageFor } from '../../lib/api/errors.ts'
import type { ToastMessage } from './toast-message.ts'

export interface ToastHandle {
  id: string
  update: (message: ToastMessage) => void
  dismiss: () => void
}

type Toaster = typeof import('./toaster.tsx')

let toaster: Promise<Toaster> | undefined
let count = 0
/** The last toast about each record. */
const lastAbout = new Map<string, string>()

function withToaster(act: (loaded: Toaster) => void): void {
  toaster ??= import('./toaster.tsx').catch((error: unknown) => {
    toaster = undefined
    throw error
  })
  // If the toaster fails to load, that failure cannot be shown either.
  toaster.then(act, () => undefined)
}

/** For screens whose first toast may report a lost connection. */
export function prepareToasts(): void {
  withToaster(() => undefined)
}

/** Shows a toast. The toaster loads with the first one and survives navigations. */
export function toast(message: ToastMessage): ToastHandle {
  count += 1
  const id = `toast-${count}`
  const { record } = message
  const earlier = record === undefined ? undefined : lastAbout.get(record)
  if (record !== undefined) lastAbout.set(record, id)
  withToaster((loaded) => {
    if (earlier) loaded.dismissToast(earlier)
    loaded.showToast(id, message)
  })
  return {
    id,
    update: (next) => withToaster((loaded) => loaded.updateToast(id, next)),
    dismiss: () => withToaster((loaded) => loaded.dismissToast(id)),
  }
}

/** Says that something failed, and why; `fallback` is the reason if the error has none. */
export function toastFailure(title: string, error: unknown, fallback?: string): void {
  toast({ variant: 'destructive', title, description: messageFor(error, fallback) })
}
