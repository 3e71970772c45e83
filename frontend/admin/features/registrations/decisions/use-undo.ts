import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endsSession } from '#admin/shared/lib/admin-session.ts'
import { mutationKeys, queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { answer, registrationsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { cancelListRequests, withRegistrations } from '../queue/queue-query.ts'
import { t } from '../registrations-texts.ts'

type Registrations = readonly RegistrationInQueue[]

/** Text of an undo offer. */
export function undoText(status: 'approved' | 'rejected', registrations: Registrations): string {
  const [first, ...others] = registrations
  return first && others.length === 0
    ? t(`undo.${status}`, { name: first.fullName })
    : t(`undo.${status}Many`, { count: registrations.length })
}

async function send(registrations: Registrations): Promise<string[]> {
  const [first, ...others] = registrations
  if (!first) return []
  if (others.length === 0) {
    await registrationsApi[':id'].undo.$post({ param: { id: first.id } })
    return [first.id]
  }
  const ids = registrations.map(({ id }) => id)
  return (await answer(registrationsApi.undo.$post({ json: { ids } }))).undone
}

interface Undo {
  registrations: Registrations
  /** Element with the focus when the undo was requested. */
  focused: Element | null
}

/** Undoes a decision. */
export function useUndo(): (registrations: Registrations) => void {
  const client = useQueryClient()
  const undo = useMutation({
    mutationKey: mutationKeys.registrationUndo,
    networkMode: 'always',
    mutationFn: ({ registrations }: Undo) => send(registrations),
    async onSuccess(undone, { registrations, focused }) {
      await cancelListRequests(client)
      const back = registrations.filter(({ id }) => undone.includes(id))
      client.setQueryData(
        queryKeys.registrations.filteredQueue('email_confirmed', {}),
        (queue: Parameters<typeof withRegistrations>[0]) => withRegistrations(queue, back),
      )
      const [first] = back
      if (first) {
        toast({
          title:
            back.length === 1
              ? t('undo.done', { name: first.fullName })
              : t('undo.doneMany', { count: back.length }),
        })
        setTimeout(() => focusRow(first.id, focused))
      }
      if (back.length < registrations.length) toast({ title: t('undo.someKept') })
    },
    onError(error) {
      if (endsSession(error)) return
      toast({ variant: 'destructive', title: t('undo.failed'), description: messageFor(error) })
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.registrations.all }),
  })
  return (registrations) => undo.mutate({ registrations, focused: document.activeElement })
}

/** Focuses the row, unless the focus moved elsewhere since: the next key may decide the focused row. */
function focusRow(id: string, focused: Element | null): void {
  if (document.activeElement !== focused && document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[data-registration="${CSS.escape(id)}"]`)?.focus()
}
