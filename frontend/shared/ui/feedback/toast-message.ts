export interface ToastMessage {
  /** Id of the record that it is about: it takes the place of an earlier toast about the same one. */
  record?: string
  title: string
  description?: string | undefined
  variant?: 'info' | 'success' | 'destructive'
  action?: ToastAction
}

export interface ToastAction {
  label: string
  /** The accessible name, which says the record. */
  name?: string
  /** The button gets the focus: what had it is gone. */
  takesFocus?: boolean
  onClick: () => void
}
