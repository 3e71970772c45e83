import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { endsSession } from '#admin/shared/lib/admin-session.ts'
import { mutationKeys, queryKeys } from '#admin/shared/lib/query-keys.ts'
import { isTypedInto } from '#admin/shared/lib/shortcuts.ts'
import { sayUndone } from '#admin/shared/lib/undo-offers.ts'
import { focusRow } from '#admin/shared/ui/workbench/record-keys.ts'
import type { RegistrationInQueue, ReversibleStatus } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { answer, registrationsApi } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { sameList } from '../filters/queue-search.ts'
import { cancelListRequests, withRegistrations } from '../queue/queue-query.ts'

type Registrations = readonly RegistrationInQueue[]

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
  status: ReversibleStatus
  /** Address when the undo was requested. */
  address: string
}

/**
 * Undoes a decision. Reopens the first registration, unless the administrator moved elsewhere or is typing. If it is
 * too late to undo, the message leads to the reversal.
 */
export function useUndo(): (registrations: Registrations, status: ReversibleStatus) => void {
  const client = useQueryClient()
  const router = useRouter()
  const undo = useMutation({
    mutationKey: mutationKeys.registrationUndo,
    networkMode: 'always',
    mutationFn: ({ registrations }: Undo) => send(registrations),
    async onSuccess(undone, { registrations, status, address }) {
      await cancelListRequests(client)
      const back = registrations.filter(({ id }) => undone.includes(id))
      client.setQueryData(
        queryKeys.registrations.filteredQueue('email_confirmed', {}),
        (queue: Parameters<typeof withRegistrations>[0]) => withRegistrations(queue, back),
      )
      const [first] = back
      if (first) {
        sayUndone(
          back.length === 1
            ? t('undo.done', { name: first.fullName })
            : t('undo.doneMany', { count: back.length }),
        )
        await openAgain(first.id, address)
      }
      const kept = registrations.filter(({ id }) => !undone.includes(id))
      if (kept.length > 0) sayTooLate(t(first ? 'undo.someKept' : 'undo.tooLate'), kept, status)
    },
    onError(error, { registrations, status }) {
      if (endsSession(error)) return
      if (error instanceof ApiError && error.is('decision_final'))
        sayTooLate(t('undo.tooLate'), registrations, status)
      else toastFailure(t('undo.failed'), error)
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.registrations.all }),
  })

  function sayTooLate(title: string, kept: Registrations, status: ReversibleStatus): void {
    const [first, ...others] = kept
    const isOne = first !== undefined && others.length === 0
    toast({
      variant: 'destructive',
      title,
      description: t('undo.reverse'),
      action: {
        label: t(isOne ? 'undo.openOne' : 'undo.openList'),
        async onClick() {
          await (isOne
            ? router.navigate({ to: '/cadastros/$id', params: { id: first.id }, search: { status } })
            : router.navigate({ to: '/', search: { status } }))
          if (isOne) focusRow(first.id)
        },
      },
    })
  }

  async function openAgain(id: string, address: string): Promise<void> {
    if (isTypedInto(document.activeElement)) return
    const { href, pathname } = router.state.location
    if (href !== address || !(pathname === '/' || pathname.startsWith('/cadastros/'))) return
    const options = { search: sameList, replace: pathname !== '/', resetScroll: false }
    await router.navigate({ to: '/cadastros/$id', params: { id }, ...options })
    focusRow(id)
  }
  return (registrations, status) =>
    undo.mutate({ registrations, status, address: router.state.location.href })
}
