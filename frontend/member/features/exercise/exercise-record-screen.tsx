import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Exercise, strengthKinds, VIGOROUS_WEIGHT } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { ui } from '#locales/ui.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { useWaitingChanges } from '#member/shared/lib/waiting/waiting.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { FactRows } from '#member/shared/ui/records/fact-list.tsx'
import { RecordActions, RecordHeader, RecordPage } from '#member/shared/ui/records/record-page.tsx'
import { services } from '#member/shared/ui/services.ts'
import { WaitingRecords } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { date, duration, fullDay, time } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { exerciseKindNames } from '#texts/labels.ts'
import { DeleteExercise } from './delete-exercise.tsx'
import { exerciseQuery } from './exercise-queries.ts'
import { exerciseName, exerciseSummary } from './exercise-when.ts'
import { ExerciseDialog } from './form/exercise-dialog.tsx'
import { IntensityLabel } from './intensity-label.tsx'

const route = getRouteApi('/_app/app/exercise/$exerciseId')
const list = linkOptions({ to: '/app/exercise' })

export function ExerciseRecordScreen() {
  const { exerciseId } = route.useParams()
  return (
    <div className="hue" style={hueStyle(services.exercise.hue)}>
      <RecordPage
        id={exerciseId}
        service="exercise"
        list={{ link: list, name: t('title') }}
        title={t('detail.title')}
        texts={t.sentences.detail}
        query={useQuery(exerciseQuery(useQueryClient(), exerciseId))}
      >
        {(exercise) => <Details exercise={exercise} />}
      </RecordPage>
    </div>
  )
}

/** How the activity counts towards the recommended minutes of its week. */
function countedText({ kind, intensity, minutes }: Exercise): string {
  if (intensity === 'LIGHT') return t('detail.countsNot')
  const counted = intensity === 'VIGOROUS' ? VIGOROUS_WEIGHT * minutes : minutes
  return t(strengthKinds.includes(kind) ? 'detail.countsAsStrength' : 'detail.counts', { count: counted })
}

function Details({ exercise: sent }: { exercise: Exercise }) {
  const { record: exercise, entries } = useWaitingChanges('exercise', sent)
  const [isDeleting, setIsDeleting] = useState(false)
  const dialog = useRecordDialog([sent])
  const { kind, startedAt, minutes, intensity, notes } = exercise
  const activity = exerciseName(exercise)
  return (
    <>
      <RecordHeader
        title={exerciseKindNames[kind]}
        pageTitle={t('detail.pageTitle', { day: date(startedAt) })}
        state={<IntensityLabel intensity={intensity} />}
        detail={<span className="font-semibold text-ink tabular-nums">{duration(minutes)}</span>}
      />
      <WaitingRecords nameOf={exerciseSummary} entries={entries} onEdit={dialog.editWaiting} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card>
          <FactRows
            facts={[
              [t('form.day'), fullDay(startedAt)],
              [t('form.time'), time(startedAt)],
              [t('form.minutes'), duration(minutes)],
            ]}
          />
          <p className="mt-3 border-t border-edge pt-3">{countedText(exercise)}</p>
        </Card>
        {notes && (
          <Card>
            <h2 className="text-18 font-semibold tracking-tight">{t('form.notes')}</h2>
            <p className="mt-1.5 break-words whitespace-pre-line">{notes}</p>
          </Card>
        )}
      </div>
      <RecordActions>
        {entries.length === 0 && (
          <Button
            variant="quiet"
            icon={<Pencil size={18} aria-hidden />}
            aria-label={t('records.edit', { activity })}
            onClick={() => dialog.edit(sent)}
          >
            {ui.edit}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Trash2 size={18} aria-hidden />}
          aria-label={t('records.delete', { activity })}
          onClick={() => setIsDeleting(true)}
        >
          {ui.delete}
        </Button>
      </RecordActions>
      <ExerciseDialog target={dialog.target} onClose={dialog.close} />
      <DeleteExercise exercise={sent} open={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}
