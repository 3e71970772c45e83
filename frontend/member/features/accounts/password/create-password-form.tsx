import { useQueryClient } from '@tanstack/react-query'
import { t } from '#locales/profile.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { setSession } from '#member/shared/lib/session/session.ts'
import { answer, provenAccountsApi } from '#shared/lib/api/clients.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Switches the sign-in with a password on again. */
export function CreatePasswordForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()

  async function create({ password }: { password: string }) {
    const user = await answer(provenAccountsApi.password.$post({ json: { password } }))
    toast({ variant: 'success', title: t('password.createdTitle'), description: t('password.done') })
    void client.invalidateQueries({ queryKey: queryKeys.sessions })
    onClose()
    setSession(client, user)
  }

  return (
    <NewPasswordForm
      submitLabel={t('password.submit')}
      onChoose={create}
      failedTitle={t('password.failedTitle')}
    />
  )
}
