import { t } from '#locales/waiting.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { offerUndo } from '../offer-undo.ts'
import { putBack, reasonOf, recordOf, takeBack, type WaitingEntry } from './waiting.ts'

export function stateText({ refused, begunAt, isSent }: WaitingEntry): string {
  if (refused?.isUnknown) return refused.message
  if (refused) return t('state.refused', { reason: reasonOf(refused) })
  if (isSent) return t('state.sent')
  return t(begunAt === undefined ? 'state.waiting' : 'state.begun')
}

/** Takes an entry back, with an undo. */
export async function discard(entry: WaitingEntry, name: string): Promise<void> {
  const record = recordOf(entry)
  if (!(await takeBack(entry).catch(() => false))) {
    toast({ record, title: t('sentMeanwhile') })
    return
  }
  offerUndo({
    record,
    title: t('discarded'),
    about: name,
    label: t('undo'),
    takesFocus: true,
    undo: () =>
      void putBack(entry).catch(() => toast({ record, variant: 'destructive', title: t('undoFailed') })),
  })
}
