import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { messageFor } from '../../../shared/lib/errors.ts'
import { memberPaths } from '../../../shared/lib/member-paths.ts'
import { signOut } from '../../../shared/lib/session.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { navigationTexts as t } from './navigation-texts.ts'

export function useSignOut() {
  const client = useQueryClient()
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    if (leaving) return
    setLeaving(true)
    try {
      await signOut(client)
      // Whoever leaves by choice starts anew: no way back to the page that was open.
      await router.navigate({ to: memberPaths.auth, replace: true })
    } catch (error) {
      toast({ title: t('signOutFailed'), description: messageFor(error), variant: 'destructive' })
      setLeaving(false)
    }
  }
  return { leave, leaving }
}
