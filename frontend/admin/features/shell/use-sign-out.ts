import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signOutAdmin } from '#admin/shared/lib/admin-session.ts'
import { t } from '#locales/admin.ts'
import { toastFailure } from '#shared/ui/feedback/toast.ts'

export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => signOutAdmin(client),
    onError: (error) => toastFailure(t('shell.signOutFailed'), error),
  })
}
