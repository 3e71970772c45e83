import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { Role } from '#contract/accounts.ts'
import type { Block } from '#contract/members.ts'
import { answer, membersApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { t } from '../members-texts.ts'

type Change =
  | { kind: 'block'; why: Block }
  | { kind: 'unblock' }
  | { kind: 'role'; role: Role }
  | { kind: 'resend' }

function send(id: string, change: Change): Promise<unknown> {
  const one = membersApi[':id']
  const param = { id }
  if (change.kind === 'block') return answer(one.block.$post({ param, json: change.why }))
  if (change.kind === 'unblock') return answer(one.unblock.$post({ param }))
  if (change.kind === 'role') return answer(one.role.$put({ param, json: { role: change.role } }))
  return answer(one['resend-confirmation'].$post({ param }))
}

/** Changes a member's account. Errors show as a toast, except for `block`, whose form shows them itself. */
export function useMemberChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => send(id, change),
    onSuccess: (_answer, { kind }) => toast({ variant: 'success', title: t(`done.${kind}`) }),
    onError: (error, { kind }) => {
      if (kind !== 'block')
        toast({ variant: 'destructive', title: t(`undone.${kind}`), description: messageFor(error) })
    },
    // Also after a conflict: the screen showed stale data.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.members.all }),
  })
}
