export interface ToastMessage {
  title: string
  description?: string | undefined
  variant?: 'info' | 'success' | 'destructive'
  action?: { label: string; onClick: () => void }
}
