import { ui } from '#locales/ui.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { SubmitButton } from './submit-button.tsx'

interface FormButtonsProps {
  busy: boolean
  /** What the button does: "Adicionar atividade". */
  submit: string
  busyLabel?: string
  onCancel: () => void
}

export function FormButtons({ busy, submit, busyLabel = ui.saving, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap-reverse gap-2 *:flex-auto md:justify-end md:*:flex-none">
      <Button variant="quiet" onClick={onCancel}>
        {ui.cancel}
      </Button>
      <SubmitButton busy={busy} busyLabel={busyLabel}>
        {submit}
      </SubmitButton>
    </div>
  )
}

interface FormFootProps extends FormButtonsProps {
  title: string
  problem: string | undefined
}

/** The bottom of a long form in a dialog. Its error and buttons stay visible while the form scrolls. */
export function FormFoot({ title, problem, ...buttons }: FormFootProps) {
  return (
    <div className="sticky -bottom-5 z-1 large-text:static -mx-4 -mb-5 grid gap-3 border-t border-edge bg-surface p-4 md:-mx-6 md:rounded-b-card md:px-6">
      <FormError message={problem} title={title} />
      <FormButtons {...buttons} />
    </div>
  )
}
