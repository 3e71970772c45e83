import { Button } from '../../../shared/ui/button.tsx'
import { medicationsTexts as t } from './medications-texts.ts'

interface FormButtonsProps {
  busy: boolean
  submit: string
  busyLabel: string
  onCancel: () => void
}

export function FormButtons({ busy, submit, busyLabel, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
      <Button variant="quiet" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </div>
  )
}
