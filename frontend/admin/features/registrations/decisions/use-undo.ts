import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { endsSession } from '#admin/shared/lib/admin-session.ts'
import { mutationKeys, queryKeys } from '#admin/shared/lib/query-keys.ts'
import { isTypedInto } from '#admin/shared/lib/shortcuts.ts'
import { focusRow } from '#admin/shared/ui/workbench/record-keys.ts'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { answer, registrationsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { sameList } from '../filters/queue-search.ts'
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
  /** Address when the undo was requested. */
  address: string
}

/** Undoes a decision. The first registration opens again, unless the administrator went elsewhere or types. */
export function useUndo(): (registrations: Registrations) => void {
  const client = useQueryClient()
  const router = useRouter()
  const undo = useMutation({
    mutationKey: mutationKeys.registrationUndo,
    networkMode: 'always',
    mutationFn: ({ registrations }: Undo) => send(registrations),
    async onSuccess(undone, { registrations, address }) {
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
        await openAgain(first.id, address)
      }
      if (back.length < registrations.length) toast({ title: t('undo.someKept') })
    },
    onError(error) {
      if (endsSession(error)) return
      toast({ variant: 'destructive', title: t('undo.failed'), description: messageFor(error) })
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.registrations.all }),
  })

  async function openAgain(id: string, address: string): Promise<void> {
    if (isTypedInto(document.activeElement)) return
    const { href, pathname } = router.state.location
    if (href !== address || !(pathname === '/' || pathname.startsWith('/cadastros/'))) return
    const options = { search: sameList, replace: pathname !== '/', resetScroll: false }
    await router.navigate({ to: '/cadastros/$id', params: { id }, ...options })
    focusRow(id)
  }
  return (registrations) => undo.mutate({ registrations, address: router.state.location.href })
}
