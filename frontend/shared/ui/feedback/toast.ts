import type { ToastMessage } from './toast-message.ts'

export interface ToastHandle {
  id: string
  update: (message: ToastMessage) => void
  dismiss: () => void
}

type Toaster = typeof import('./toaster.tsx')

let toaster: Promise<Toaster> | undefined
let count = 0

function withToaster(act: (loaded: Toaster) => void): void {
  toaster ??= import('./toaster.tsx').catch((error: unknown) => {
    toaster = undefined
    throw error
  })
  // Without the toaster there is nowhere to tell that it did not come.
  toaster.then(act, () => undefined)
}

/** For screens whose first toast may have to tell that there is no connection. */
export function prepareToasts(): void {
  withToaster(() => undefined)
}

/** The toaster itself is loaded with the first toast, and outlives every page. */
export function toast(message: ToastMessage): ToastHandle {
  count += 1
  const id = `toast-${count}`
  withToaster((loaded) => loaded.showToast(id, message))
  return {
    id,
    update: (next) => withToaster((loaded) => loaded.updateToast(id, next)),
    dismiss: () => withToaster((loaded) => loaded.dismissToast(id)),
  }
}
