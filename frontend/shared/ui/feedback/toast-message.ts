export interface ToastMessage {
  /** Id of the record it concerns: it replaces an earlier toast about the same record. */
  record?: string
  title: string
  description?: string | undefined
  variant?: 'info' | 'success' | 'destructive'
  action?: ToastAction
}

export interface ToastAction {
  label: string
  /** The accessible name, which includes the record. */
  name?: string
  /** Whether the button gets the focus, because the focused element is gone. */
  takesFocus?: boolean
  /** Whether it does nothing while there is no network. */
  needsNetwork?: boolean
  onClick: () => void
}
