import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { messageFor } from '../../../shared/lib/errors.ts'
import { signOut } from '../../../shared/lib/session.ts'
import { toast } from '../../../shared/ui/toast.ts'

interface Leaving {
  failedTitle: string
  /** What has to succeed before. */
  first?: () => Promise<unknown>
}

/** Ends the session and leads to the sign-in, with no way back to the page that was open. */
export function useSignOut({ failedTitle, first }: Leaving) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async () => {
      await first?.()
      await signOut(client)
      await router.navigate({ to: '/auth', replace: true })
    },
    onError: (error) => toast({ variant: 'destructive', title: failedTitle, description: messageFor(error) }),
  })
}
