import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { endsSession } from '#admin/shared/lib/admin-session.ts'
import { decidedBefore } from '#admin/shared/lib/decided-before.ts'
import type { Decisions } from '#admin/shared/lib/pending-decisions.ts'
import { mutationKeys } from '#admin/shared/lib/query-keys.ts'
import { type OfferedUndo, offerUndo } from '#admin/shared/lib/undo-offers.ts'
import { decisionText } from '#admin/shared/ui/undo/undo-text.ts'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { UNDO_SECONDS } from '#contract/registrations.ts'
import { t } from '#locales/admin-policies.ts'
import { answer, policyReviewsApi } from '#shared/lib/api/clients.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { dateAndTime, isoDay, time } from '#shared/lib/format/format.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { refreshPolicyReviews, removeFromQueue } from '../policy-reviews-query.ts'
import { useUndo } from './use-undo.ts'

export type Verdict = { verb: 'approve'; policyNumber: string } | { verb: 'reject'; text: string }

export interface Decision {
  policy: ReviewQueueItem
  verdict: Verdict
  /** The form's draft: cleared when the decision is sent, written back if it fails or is undone. */
  draft: { restore: () => void; clear: () => void; text: () => string }
  /** When it was made, in milliseconds of this device's clock: the undo window starts here. */
  at: number
}

/** Somebody else decided the policy, or its member deleted it. */
function isOutdated(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.is('policy_already_decided'))
}

/** Says how the policy was decided meanwhile, and that the typed text is kept. */
function outdatedToast(error: ApiError, name: string): { title: string; description: string } {
  const decision = decidedBefore(error)
  if (!decision) return { title: t('decision.gone', { name }), description: t('decision.goneText') }
  const { at, by, own, status } = decision
  const when = !at
    ? ''
    : isoDay(at) === isoDay(Date.now())
      ? t('decision.todayAt', { time: time(at) })
      : t('decision.onDay', { when: dateAndTime(at) })
  return {
    title: t(own ? 'decision.ownBefore' : 'decision.before', { name }),
    description: t(status === 'approved' ? 'decision.wasApproved' : 'decision.wasRejected', {
      who: own ? t('byYou') : by ? t('by', { name: by }) : t('byUnknown'),
      when,
    }),
  }
}

function send({ policy: { id }, verdict }: Decision) {
  const one = policyReviewsApi[':id']
  return answer(
    verdict.verb === 'approve'
      ? one.approve.$post({ param: { id }, json: { policyNumber: verdict.policyNumber } })
      : one.reject.$post({ param: { id }, json: { text: verdict.text } }),
  )
}

const decidedIn = ({ policy, verdict }: Pick<Decision, 'policy' | 'verdict'>) => ({
  kind: verdict.verb === 'approve' ? ('policy.approved' as const) : ('policy.rejected' as const),
  names: [policy.member.fullName],
})

/**
 * Approves or rejects a policy. The list hides it while the request is in flight, and undo is offered at once; a
 * failure shows it again with the typed text.
 */
export function useDecision() {
  const client = useQueryClient()
  const router = useRouter()
  const undo = useUndo()
  const { mutate } = useMutation({
    mutationKey: mutationKeys.policyDecision,
    // Offline, fail now instead of sending it later, unnoticed.
    networkMode: 'always',
    mutationFn: send,
    onMutate({ draft, ...decision }): OfferedUndo {
      draft.clear()
      return offerUndo({ ...decidedIn(decision), until: decision.at + UNDO_SECONDS * 1000 })
    },
    // Here rather than in `mutate`'s options: of several calls in a row, only the last one's options run.
    async onError(error, decision, offered) {
      offered?.withdraw()
      const { policy, verdict, draft } = decision
      const { id, member } = policy
      const show = () =>
        void router.navigate({ to: '/apolices/$id', params: { id }, replace: true, resetScroll: false })
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) draft.restore()
      if (endsSession(error)) return
      if (isOutdated(error)) {
        await removeFromQueue(client, id)
        toast({
          ...outdatedToast(error, member.fullName),
          action: { label: t('decision.show'), onClick: show },
        })
        return
      }
      const sent = draft.text()
      const retry = () => {
        if (draft.text() === sent) mutate({ ...decision, at: Date.now() })
        // The form holds something else by now, which only its own button sends.
        else show()
      }
      toast({
        variant: 'destructive',
        title: t(`decision.${verdict.verb}Failed`, { name: member.fullName }),
        description: t('decision.kept', { message: messageFor(error) }),
        action: { label: t('decision.retry'), onClick: retry },
      })
    },
    async onSuccess({ undoMs }, decision, offered) {
      const { policy, draft, at } = decision
      await removeFromQueue(client, policy.id)
      // A retry whose first answer was lost may arrive after the undo window.
      if (undoMs === 0) {
        offered.withdraw()
        toast({ title: decisionText(decidedIn(decision)) })
        return
      }
      offered.confirm(
        () => {
          draft.restore()
          undo(policy)
        },
        { until: at + undoMs },
      )
    },
    onSettled() {
      if (client.isMutating({ mutationKey: mutationKeys.policyDecision }) === 1)
        void refreshPolicyReviews(client)
    },
  })
  return (decision: Omit<Decision, 'at'>) => mutate({ ...decision, at: Date.now() })
}

function isDecision(value: unknown): value is Decision {
  return typeof value === 'object' && value !== null && 'policy' in value
}

export const policyDecisions: Decisions = {
  mutationKey: mutationKeys.policyDecision,
  idsIn: (variables) => (isDecision(variables) ? [variables.policy.id] : []),
}
