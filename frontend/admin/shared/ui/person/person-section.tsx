import { useQuery } from '@tanstack/react-query'
import { t } from '#locales/person.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { EarlierRequests } from './earlier-requests.tsx'
import { LikelyDuplicates } from './likely-duplicates.tsx'
import { PersonMessages } from './person-messages.tsx'
import { PersonNotes } from './person-notes.tsx'
import { personQuery } from './person-query.ts'

interface PersonSectionProps {
  id: string
  administratorId: string
  /** False beside a policy, where earlier requests to register and likely duplicates decide nothing. */
  isAboutAccount?: boolean
  /** When the reversal that the panel already shows was made, if it shows one. */
  toldReversalAt?: string | undefined
}

/** What is known about a person besides the account; loaded after the panel that shows it. */
export function PersonSection({
  id,
  administratorId,
  isAboutAccount = true,
  toldReversalAt,
}: PersonSectionProps) {
  const query = useQuery(personQuery(id))
  const { data, error } = query
  // Gone: the panel itself says so.
  if (error instanceof ApiError && error.status === 404) return null
  if (data)
    return (
      <>
        {isAboutAccount && (
          <>
            <EarlierRequests requests={data.earlierRequests} toldReversalAt={toldReversalAt} />
            <LikelyDuplicates duplicates={data.duplicates} hasMore={data.hasMoreDuplicates} />
          </>
        )}
        <PersonNotes key={`notes-${id}`} personId={id} notes={data.notes} administratorId={administratorId} />
        <PersonMessages key={id} messages={data.messages} />
      </>
    )
  if (error) return <ErrorState message={t('failed')} error={error} query={query} />
  return (
    <Loading>
      <SkeletonText lines={3} />
    </Loading>
  )
}
