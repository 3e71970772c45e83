import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { sessionQuery } from './session.ts'

export function useMemberDraft<Values extends object>(form: string) {
  const memberId = useQuery(sessionQuery).data?.id ?? ''
  return useMemo(() => draftOf<Values>(memberId, form), [memberId, form])
}
