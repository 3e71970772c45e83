import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { RejectionReason } from '../../../../worker/contract/accounts.ts'
import type { RegistrationInQueue } from '../../../../worker/contract/registrations.ts'
import { answer, registrationsApi } from '../../../shared/lib/api.ts'
import { ApiError, messageFor } from '../../../shared/lib/errors.ts'
import { keys } from '../../../shared/lib/query.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { waitingQuery, withoutRegistration } from './queue-query.ts'
import { t } from './registrations-texts.ts'

const approvalKey = ['registrations', 'approve']

/** Somebody else decided, or the registration is gone: what the screen shows is old. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}

/** The sign-in tells of these. */
function endsSession(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'unauthenticated' || error.code === 'admin_only')
}

function useDecided() {
  const client = useQueryClient()
  return {
    /** A list on its way would bring back whom the answer has just taken out of the queue. */
    begin: () => client.cancelQueries({ queryKey: waitingQuery.queryKey }),
    done(id: string, status: 'approved' | 'rejected') {
      client.setQueryData(waitingQuery.queryKey, (queue) => withoutRegistration(queue, id))
      void client.invalidateQueries({ queryKey: keys.registrations.queue(status) })
    },
    refresh() {
      toast({ title: t('decision.decidedBefore'), description: t('decision.decidedBeforeText') })
      void client.invalidateQueries({ queryKey: keys.registrations.all })
    },
  }
}

/** Approves at once in the list; a failure brings the person back with a way to try again. */
export function useApproval() {
  const decided = useDecided()
  const approval = useMutation({
    mutationKey: approvalKey,
    // Without a connection it fails now, instead of being done unseen later.
    networkMode: 'always',
    mutationFn: ({ id }: RegistrationInQueue) =>
      answer(registrationsApi[':id'].approve.$post({ param: { id } })),
    onMutate: decided.begin,
    onSuccess(_answer, { id, fullName }) {
      decided.done(id, 'approved')
      toast({
        variant: 'success',
        title: t('decision.approved'),
        description: t('decision.approvedText', { name: fullName }),
      })
    },
    onError(error, registration) {
      if (isOutdated(error)) return decided.refresh()
      if (endsSession(error)) return
      toast({
        variant: 'destructive',
        title: t('decision.approveFailed', { name: registration.fullName }),
        description: messageFor(error),
        action: { label: t('decision.retry'), onClick: () => approval.mutate(registration) },
      })
    },
  })
  return approval.mutate
}

/** Ids of those whose approval is on its way: the list shows them as gone. */
export function useApproving(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: approvalKey, status: 'pending' },
    select: ({ state: { variables } }) =>
      typeof variables === 'object' && variables !== null && 'id' in variables ? String(variables.id) : '',
  })
  return new Set(ids)
}

export interface Rejection {
  registration: RegistrationInQueue
  reason: RejectionReason
  text: string
}

/** The form stays open until the answer: what was written is not lost by a failure, which is the form's to tell. */
export function useRejection() {
  const decided = useDecided()
  return useMutation({
    mutationKey: ['registrations', 'reject'],
    networkMode: 'always',
    mutationFn: ({ registration, reason, text }: Rejection) =>
      answer(
        registrationsApi[':id'].reject.$post({ param: { id: registration.id }, json: { reason, text } }),
      ),
    onMutate: decided.begin,
    onSuccess(_answer, { registration: { id, fullName } }) {
      decided.done(id, 'rejected')
      toast({
        variant: 'success',
        title: t('decision.rejected'),
        description: t('decision.rejectedText', { name: fullName }),
      })
    },
    onError(error) {
      if (isOutdated(error)) decided.refresh()
    },
  }).mutateAsync
}
