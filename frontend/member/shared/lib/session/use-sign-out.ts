import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { t } from '#locales/navigation.ts'
import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { cacheLoadedFiles } from '../app/cache-loaded-files.ts'
import { memberPaths } from '../member-paths.ts'
import { keepApp } from './session.ts'
import { signOut } from './sign-out.ts'

interface Leaving {
  failedTitle?: string
  /** Must succeed before the sign-out; otherwise the user stays signed in. */
  first?: () => Promise<unknown>
}

/** Ends the session and opens the sign-in screen, replacing the open page in the history. */
export function useSignOut({ failedTitle = t('signOutFailed'), first }: Leaving = {}) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async () => {
      if (first) await keepApp(first)
      await signOut(client)
      await router.navigate({ href: memberPaths.auth, replace: true })
      // The sign-in screen's files have only now been loaded.
      void cacheLoadedFiles()
    },
    onError: (error) => toastFailure(failedTitle, error),
  })
}
