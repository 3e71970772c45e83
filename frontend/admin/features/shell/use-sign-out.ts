import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signOutAdmin } from '#admin/shared/lib/admin-session.ts'
import { t } from '#locales/admin.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => signOutAdmin(client),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('shell.signOutFailed'), description: messageFor(error) }),
  })
}
