import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { t } from '#locales/passkeys.ts'
import { messageFor } from '../../lib/api/errors.ts'
import { ago, date, dateAndTime } from '../../lib/format/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { createCredential, isKnownAuthenticator, supportsPasskeys } from '../../lib/passkeys/ceremonies.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { Loading, SkeletonText } from '../feedback/skeleton.tsx'
import { toast, toastFailure } from '../feedback/toast.ts'
import { NetworkButton } from '../network-button.tsx'
import { LostPasskey, type LostPasskeyCalls } from './lost-passkey.tsx'

const RenamePasskey = lazyPart(async () => (await import('./rename-passkey.tsx')).RenamePasskey)
const ConfirmDialog = lazyPart(async () => (await import('../dialogs/confirm-dialog.tsx')).ConfirmDialog)

type Offered = Parameters<typeof createCredential>[0]
type Created = NonNullable<Awaited<ReturnType<typeof createCredential>>>

/** The passkey calls of one address. */
export interface PasskeyCalls {
  queryKey: QueryKey
  list: (signal: AbortSignal) => Promise<Passkey[]>
  offer: () => Promise<Offered>
  add: (credential: Created) => Promise<unknown>
  rename: (id: string, name: string) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
  /** Set if a lost passkey can be removed without it. */
  lost?: LostPasskeyCalls
}

/** An account's passkeys, with buttons to add, rename and delete them. */
export function PasskeyList({ calls, onChanged }: { calls: PasskeyCalls; onChanged?: () => void }) {
  const query = useQuery({
    queryKey: calls.queryKey,
    queryFn: ({ signal }) => calls.list(signal),
    staleTime: 0,
  })
  const { data } = query
  const client = useQueryClient()

  /** Resolves once the list shows the change. */
  async function changed() {
    onChanged?.()
    await client.invalidateQueries({ queryKey: calls.queryKey })
  }

  if (!data) {
    return query.isError ? (
      <ErrorState message={t('failed')} query={query} />
    ) : (
      <Loading>
        <SkeletonText lines={2} />
      </Loading>
    )
  }
  return (
    <>
      {data.length === 0 ? (
        <p className="mb-4 text-soft">{t('empty')}</p>
      ) : (
        <ul className="mb-4 grid">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} calls={calls} onChanged={changed} />
          ))}
        </ul>
      )}
      <AddPasskey calls={calls} onAdded={changed} />
    </>
  )
}

/** Resolves to false if the person cancels. */
async function addPasskey(calls: PasskeyCalls): Promise<boolean> {
  if (!supportsPasskeys()) throw new Unusable(t('unsupported'))
  try {
    const credential = await createCredential(await calls.offer())
    if (!credential) return false
    await calls.add(credential)
    return true
  } catch (error) {
    throw isKnownAuthenticator(error) ? new Unusable(t('known')) : error
  }
}

/** Its message is meant for the person. */
class Unusable extends Error {}

function AddPasskey({ calls, onAdded }: { calls: PasskeyCalls; onAdded: () => Promise<void> }) {
  const adding = useMutation({
    mutationFn: () => addPasskey(calls),
    async onSuccess(added) {
      if (!added) return
      // Other controls ask the list whether there is a passkey.
      await onAdded()
      toast({ variant: 'success', title: t('added') })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('addFailed'),
        description: error instanceof Unusable ? error.message : messageFor(error),
      }),
  })
  return (
    <NetworkButton
      variant="tint"
      size="sm"
      icon={<KeyRound size={18} aria-hidden />}
      busy={adding.isPending}
      busyLabel={t('addBusy')}
      onClick={() => adding.mutate()}
    >
      {t('add')}
    </NetworkButton>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  calls: PasskeyCalls
  onChanged: () => void
}

function PasskeyRow({ passkey, calls, onChanged }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt, removalAt } = passkey
  const [task, setTask] = useState<'rename' | 'remove'>()
  const removing = useMutation({
    mutationFn: () => calls.remove(id),
    onSuccess: () => toast({ variant: 'success', title: t('removed'), description: name }),
    onError: (error) => toastFailure(t('removeFailed'), error),
    onSettled: () => {
      setTask(undefined)
      onChanged()
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-edge py-3 first:pt-0">
      <KeyRound size={24} aria-hidden className="text-soft" />
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-14 text-soft">
          {t('created', { date: date(createdAt) })} ·{' '}
          {lastUsedAt ? t('used', { ago: ago(lastUsedAt) }) : t('unused')}
        </p>
        {calls.lost && removalAt && (
          <p className="text-14 font-medium">{t('lostUntil', { moment: dateAndTime(removalAt) })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <NetworkButton
          variant="quiet"
          size="sm"
          aria-label={t('renameLabel', { name })}
          onClick={() => setTask('rename')}
        >
          {t('rename')}
        </NetworkButton>
        <NetworkButton
          variant="quiet"
          size="sm"
          aria-label={t('removeLabel', { name })}
          onClick={() => setTask('remove')}
        >
          {t('remove')}
        </NetworkButton>
        {calls.lost && <LostPasskey passkey={passkey} calls={calls.lost} onChanged={onChanged} />}
      </div>
      <Suspense>
        {task === 'rename' && (
          <RenamePasskey
            name={name}
            rename={(next) => calls.rename(id, next)}
            onRenamed={onChanged}
            onClose={() => setTask(undefined)}
          />
        )}
        {task === 'remove' && (
          <ConfirmDialog
            open
            needsNetwork
            onOpenChange={(open) => open || setTask(undefined)}
            title={t('removeTitle', { name })}
            description={t('removeText')}
            confirmLabel={t('remove')}
            busy={removing.isPending}
            onConfirm={() => removing.mutate()}
          />
        )}
      </Suspense>
    </li>
  )
}
