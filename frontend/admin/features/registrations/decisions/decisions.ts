import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endsSession } from '#admin/shared/lib/admin-session.ts'
import { decidedBefore } from '#admin/shared/lib/decided-before.ts'
import type { Decisions } from '#admin/shared/lib/pending-decisions.ts'
import { mutationKeys, queryKeys } from '#admin/shared/lib/query-keys.ts'
import { type OfferedUndo, offerUndo } from '#admin/shared/lib/undo-offers.ts'
import type { RejectionReason } from '#contract/accounts.ts'
import { type RegistrationInQueue, UNDO_SECONDS } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { answer, registrationsApi } from '#shared/lib/api/clients.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import {
  cancelListRequests,
  type DecisionResult,
  isCapped,
  waitingQuery,
  withoutRegistrations,
} from '../queue/queue-query.ts'
import { decidedText } from './decided-text.ts'
import { useUndo } from './use-undo.ts'

const waitingKey = queryKeys.registrations.queue('email_confirmed')

type Registrations = readonly RegistrationInQueue[]

interface Rejection {
  reason: RejectionReason
  text: string
}

interface Decision {
  registrations: Registrations
  rejection?: Rejection | undefined
  /** The form's draft: cleared when the decision is sent, written back if it fails or is undone. */
  draft?: Pick<ReturnType<typeof draftOf<Rejection>>, 'write' | 'clear'> | undefined
  /** When it was made, in milliseconds of this device's clock: the undo window starts here. */
  at: number
}

const statusAfter = (rejection: Rejection | undefined) => (rejection ? 'rejected' : 'approved')

async function send({ registrations, rejection }: Decision): Promise<DecisionResult> {
  const [first, ...others] = registrations
  if (!first) return { decided: [], before: [], missing: [] }
  if (others.length > 0) {
    const ids = registrations.map(({ id }) => id)
    return rejection
      ? answer(registrationsApi.reject.$post({ json: { ids, ...rejection } }))
      : answer(registrationsApi.approve.$post({ json: { ids } }))
  }
  const { id, fullName } = first
  try {
    const one = registrationsApi[':id']
    const { today } = await (rejection
      ? answer(one.reject.$post({ param: { id }, json: rejection }))
      : answer(one.approve.$post({ param: { id } })))
    return { today, decided: [id], before: [], missing: [] }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return { decided: [], before: [], missing: [id] }
    const decision = decidedBefore(error)
    if (!decision) throw error
    return { decided: [], before: [{ id, fullName, ...decision }], missing: [] }
  }
}

/** Says who decided first. Ignores a retry of our own decision. */
function toastEarlierDecisions({ before, missing }: DecisionResult, ours: 'approved' | 'rejected'): void {
  const [first, ...more] = before.filter(({ own, status }) => !own || status !== ours)
  if (first && more.length === 0) {
    toast({ title: t('decision.decidedBefore', { name: first.fullName }), description: decidedText(first) })
  } else if (first) {
    toast({
      title: t('decision.manyDecidedBefore', { count: more.length + 1 }),
      description: [first, ...more].map((one) => `${one.fullName}: ${decidedText(one)}`).join(' · '),
    })
  } else if (missing.length > 0) toast({ title: t('decision.notInQueue') })
}

function failureTitle({ registrations, rejection }: Decision): string {
  const [first, ...others] = registrations
  const verb = rejection ? 'reject' : 'approve'
  return first && others.length === 0
    ? t(`decision.${verb}Failed`, { name: first.fullName })
    : t(`decision.${verb}ManyFailed`, { count: registrations.length })
}

function writeDraft({ rejection, draft }: Decision): void {
  if (rejection) draft?.write(rejection)
}

/**
 * Approves or rejects registrations. The list hides them while the request is in flight, and undo is offered at once; a
 * failure shows them again. Those that somebody else decided first are removed, with a toast that says who did.
 */
export function useDecision() {
  const client = useQueryClient()
  const undo = useUndo()
  const { mutate } = useMutation({
    mutationKey: mutationKeys.registrationDecision,
    // Offline, fail now instead of sending it later, unnoticed.
    networkMode: 'always',
    mutationFn: send,
    onMutate({ registrations, rejection, draft, at }): OfferedUndo {
      draft?.clear()
      return offerUndo({
        kind: `registration.${statusAfter(rejection)}`,
        names: registrations.map(({ fullName }) => fullName),
        until: at + UNDO_SECONDS * 1000,
      })
    },
    // Here rather than in `mutate`'s options: of several calls in a row, only the last one's options run.
    onError(error, decision, offered) {
      offered?.withdraw()
      writeDraft(decision)
      if (endsSession(error)) return
      toast({
        variant: 'destructive',
        title: failureTitle(decision),
        description: decision.rejection
          ? t('decision.wordsKept', { message: messageFor(error) })
          : messageFor(error),
        action: { label: t('decision.retry'), onClick: () => mutate({ ...decision, at: Date.now() }) },
      })
    },
    async onSuccess(result, decision, offered) {
      const { registrations, rejection } = decision
      await cancelListRequests(client)
      client.setQueriesData({ queryKey: waitingKey }, (queue: Parameters<typeof withoutRegistrations>[0]) =>
        withoutRegistrations(queue, result),
      )
      // The cached list was stale or its count is capped: only the server knows the current count.
      if (result.before.length + result.missing.length > 0 || isCapped(client))
        void client.invalidateQueries({ queryKey: waitingQuery.queryKey, exact: true })
      const status = statusAfter(rejection)
      const decided = registrations.filter(({ id }) => result.decided.includes(id))
      if (decided.length > 0) {
        const names = decided.map(({ fullName }) => fullName)
        offered.confirm(
          () => {
            writeDraft(decision)
            undo(decided, status)
          },
          { names },
        )
      } else offered.withdraw()
      toastEarlierDecisions(result, status)
      for (const list of ['approved', 'rejected'] as const) {
        void client.invalidateQueries({ queryKey: queryKeys.registrations.queue(list) })
      }
    },
    onSettled(_result, _error, { registrations }) {
      for (const { id } of registrations)
        void client.invalidateQueries({ queryKey: queryKeys.registrations.one(id) })
    },
  })
  return {
    approve: (registrations: Registrations) => mutate({ registrations, at: Date.now() }),
    reject: (registrations: Registrations, rejection: Rejection, draft: Decision['draft']) =>
      mutate({ registrations, rejection, draft, at: Date.now() }),
  }
}

function isDecision(value: unknown): value is Decision {
  return typeof value === 'object' && value !== null && 'registrations' in value
}

export const registrationDecisions: Decisions = {
  mutationKey: mutationKeys.registrationDecision,
  idsIn: (variables) => (isDecision(variables) ? variables.registrations.map(({ id }) => id) : []),
}
