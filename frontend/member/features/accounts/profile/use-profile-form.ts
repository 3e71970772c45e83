import { useSearch } from '@tanstack/react-router'
import { useUrlDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import type { ProfilePart, ProfileSearch } from './profile-search.ts'

/** The profile form that the URL opens. */
export function useProfileForm() {
  const { alterar: part } = useSearch({ from: '/_app/app/profile' })
  const { open, close } = useUrlDialog<ProfileSearch>('alterar')
  return { part, close, open: (next: ProfilePart) => open({ alterar: next }) }
}
