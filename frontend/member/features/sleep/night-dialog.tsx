import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { SleepEntry } from '../../../../worker/contract/sleep.ts'
import { draftOf } from '../../../shared/lib/draft.ts'
import { sessionQuery } from '../../../shared/lib/session.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Loading, SkeletonText } from '../../../shared/ui/skeleton.tsx'
import type { NightValues } from './night-values.ts'
import { sleepTexts as t } from './sleep-texts.ts'

const load = () => import('./night-form.tsx')
// Its calendar is the larger part of this screen, and only needed to write.
const NightForm = lazy(async () => ({ default: (await load()).NightForm }))

interface NightDialogProps {
  /** `new`, the record to change, or nothing while it is closed. */
  target: SleepEntry | 'new' | undefined
  onClose: () => void
}

export function NightDialog({ target, onClose }: NightDialogProps) {
  const { data: user } = useQuery(sessionQuery)
  // While it closes it shows what it showed; each opening begins a form of its own.
  const [{ shown, openings, open }, setState] = useState({ shown: target, openings: 0, open: false })
  const opens = target !== undefined && !open
  if (opens) setState({ shown: target, openings: openings + 1, open: true })
  else if (target === undefined && open) setState({ shown, openings, open: false })
  const entry = shown === 'new' ? undefined : shown
  const draft = useMemo(
    () => draftOf<NightValues>(user?.id ?? '', `sleep-${entry?.id ?? 'new'}`),
    [user?.id, entry?.id],
  )

  useEffect(() => void load().catch(() => undefined), [])

  function giveUp() {
    draft.clear()
    onClose()
  }

  return (
    <Dialog
      open={target !== undefined}
      onOpenChange={giveUp}
      title={t(entry ? 'form.editTitle' : 'form.addTitle')}
    >
      <Suspense
        fallback={
          <Loading label={t('form.loading')}>
            <SkeletonText lines={6} />
          </Loading>
        }
      >
        <NightForm key={openings} entry={entry} draft={draft} onDone={giveUp} />
      </Suspense>
    </Dialog>
  )
}
