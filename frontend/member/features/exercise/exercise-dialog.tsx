import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Exercise } from '../../../../worker/contract/exercise.ts'
import { draftOf } from '../../../shared/lib/draft.ts'
import { sessionQuery } from '../../../shared/lib/session.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Loading, SkeletonText } from '../../../shared/ui/skeleton.tsx'
import { exerciseTexts as t } from './exercise-texts.ts'
import type { ExerciseValues } from './exercise-values.ts'

const load = () => import('./exercise-form.tsx')
// Its calendar is the larger part of this screen, and only needed to write.
const ExerciseForm = lazy(async () => ({ default: (await load()).ExerciseForm }))

interface ExerciseDialogProps {
  /** `new`, the activity to change, or nothing while it is closed. */
  target: Exercise | 'new' | undefined
  onClose: () => void
}

export function ExerciseDialog({ target, onClose }: ExerciseDialogProps) {
  const { data: user } = useQuery(sessionQuery)
  // While it closes it shows what it showed; each opening begins a form of its own.
  const [{ shown, openings, open }, setState] = useState({ shown: target, openings: 0, open: false })
  const opens = target !== undefined && !open
  if (opens) setState({ shown: target, openings: openings + 1, open: true })
  else if (target === undefined && open) setState({ shown, openings, open: false })
  const exercise = shown === 'new' ? undefined : shown
  const draft = useMemo(
    () => draftOf<ExerciseValues>(user?.id ?? '', `exercise-${exercise?.id ?? 'new'}`),
    [user?.id, exercise?.id],
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
      title={t(exercise ? 'form.editTitle' : 'form.addTitle')}
    >
      <Suspense
        fallback={
          <Loading label={t('form.loading')}>
            <SkeletonText lines={6} />
          </Loading>
        }
      >
        <ExerciseForm key={openings} exercise={exercise} draft={draft} onDone={giveUp} />
      </Suspense>
    </Dialog>
  )
}
