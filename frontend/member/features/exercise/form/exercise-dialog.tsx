import type { Exercise } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { RecordDialog } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { lazyPart } from '#shared/lib/lazy-part.tsx'

// Loaded on demand: with its calendar, the form is larger than the rest of the screen.
const load = async () => (await import('./exercise-form.tsx')).ExerciseForm
const ExerciseForm = lazyPart(load)

interface ExerciseDialogProps {
  target: Exercise | 'new' | number | undefined
  onClose: () => void
}

export function ExerciseDialog(props: ExerciseDialogProps) {
  return (
    <RecordDialog
      {...props}
      name="exercise"
      title={(isChange) => t(isChange ? 'form.editTitle' : 'form.addTitle')}
      Form={ExerciseForm}
      load={load}
      changesWait
    />
  )
}
