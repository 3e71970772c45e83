import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { Role } from '#contract/accounts.ts'
import type { Block, HelpedPerson, MemberDetail, NameDecision, PasskeyRemoval } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { accountHelpApi, answer, membersApi } from '#shared/lib/api/clients.ts'
import { sendFrom } from '#shared/lib/api/versions.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'

type Change =
  | { kind: 'block'; why: Block }
  | { kind: 'unblock' }
  | { kind: 'endSessions' }
  | { kind: 'removePasskeys'; why: PasskeyRemoval }
  | { kind: 'role'; role: Role }
  | { kind: 'resend' }
  | { kind: 'passwordLink' }
  | { kind: 'name'; fullName: string }
  | { kind: 'approveName' }
  | { kind: 'rejectName'; text: string | null }
  | { kind: 'email'; email: string }
  | { kind: 'withdrawEmail' }

/** The person in the shape that name and e-mail corrections return. */
function helped({ id, fullName, newName, email, newEmail, version }: MemberDetail): HelpedPerson {
  return { id, fullName, newName, email, newEmail, version }
}

function send(client: QueryClient, member: MemberDetail, change: Change): Promise<unknown> {
  const one = membersApi[':id']
  const param = { id: member.id }
  if (change.kind === 'block') return answer(one.block.$post({ param, json: change.why }))
  if (change.kind === 'unblock') return answer(one.unblock.$post({ param }))
  if (change.kind === 'endSessions') return answer(one['end-sessions'].$post({ param }))
  if (change.kind === 'removePasskeys')
    return answer(one['remove-passkeys'].$post({ param, json: change.why }))
  if (change.kind === 'role') {
    const json = { role: change.role }
    return sendFrom(client, member, (options) => answer(one.role.$put({ param, json }, options)))
  }
  if (change.kind === 'resend') return answer(one['resend-confirmation'].$post({ param }))
  const help = accountHelpApi[':id']
  if (change.kind === 'passwordLink') return answer(help['password-link'].$post({ param }))
  if (change.kind === 'name') {
    const json = { fullName: change.fullName }
    return sendFrom(client, helped(member), (options) => answer(help.name.$patch({ param, json }, options)))
  }
  if (change.kind === 'approveName' || change.kind === 'rejectName') {
    const json: NameDecision =
      change.kind === 'approveName'
        ? { decision: 'approved', text: null }
        : { decision: 'rejected', text: change.text }
    return sendFrom(client, helped(member), (options) =>
      answer(help['name-change'].$put({ param, json }, options)),
    )
  }
  if (change.kind === 'email') {
    const json = { email: change.email }
    return sendFrom(client, helped(member), (options) =>
      answer(help['email-change'].$put({ param, json }, options)),
    )
  }
  return answer(help['email-change'].$delete({ param }))
}

/**
 * Refreshes everything else that shows names and e-mails. Files are excluded: reading one again would log another
 * access.
 */
function refreshNames(client: QueryClient): Promise<void>[] {
  return [
    client.invalidateQueries({
      queryKey: queryKeys.policyReviews.all,
      predicate: ({ queryKey }) => queryKey[1] !== 'file',
    }),
    client.invalidateQueries({ queryKey: queryKeys.logs.all }),
    client.invalidateQueries({ queryKey: queryKeys.search.all }),
  ]
}

/** Changes a member's account. Forms show errors themselves; a button without a form shows a toast. */
export function useMemberChange(member: MemberDetail) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => send(client, member, change),
    onSuccess: (_answer, { kind }) => toast({ variant: 'success', title: t(`done.${kind}`) }),
    onError: (error, { kind }) => {
      if (kind === 'resend') toastFailure(t('actions.resendFailed'), error)
    },
    // Also after a conflict: the screen showed stale data.
    onSettled: (_answer, _error, { kind }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.members.all }),
        // The queue shows names and e-mails too.
        client.invalidateQueries({ queryKey: queryKeys.registrations.all }),
        ...(kind === 'name' || kind === 'approveName' || kind === 'email' ? refreshNames(client) : []),
      ]),
  })
}
