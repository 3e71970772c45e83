import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useRef, useState } from 'react'
import { passkeyNameSchema } from '#contract/passkeys.ts'
import { t } from '#locales/passkeys.ts'
import { ui } from '#locales/ui.ts'
import { failureText } from '../../lib/api/connection.ts'
import { showFieldErrors } from '../../lib/forms/forms.ts'
import { Button } from '../button.tsx'
import { buttonRowClass } from '../button-row.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import { toast } from '../feedback/toast.ts'
import { FormError } from '../forms/form-error.tsx'
import { TextField } from '../forms/text-field.tsx'
import { NetworkButton } from '../network-button.tsx'

interface RenamePasskeyProps {
  name: string
  rename: (name: string) => Promise<unknown>
  onRenamed: () => void
  onClose: () => void
}

export function RenamePasskey({ name, rename, onRenamed, onClose }: RenamePasskeyProps) {
  useSignals()
  const [form, { Form }] = useForm<{ name: string }>({
    initialValues: { name },
    validate: valiForm(passkeyNameSchema),
  })
  const [problem, setProblem] = useState<string>()
  const content = useRef<HTMLDivElement>(null)

  async function save(values: { name: string }) {
    setProblem(undefined)
    try {
      await rename(values.name)
      toast({ variant: 'success', title: t('renamed') })
      onRenamed()
      onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title={t('renameTitle')}
      initialFocus={() => content.current?.querySelector('input') ?? null}
    >
      <div ref={content} className="pt-3">
        <Form onSubmit={save} className="grid gap-4">
          <FormError message={problem} title={t('renameFailed')} />
          <TextField of={form} name="name" label={t('name')} />
          <div className={buttonRowClass}>
            <Button variant="quiet" onClick={onClose}>
              {ui.cancel}
            </Button>
            <NetworkButton type="submit" busy={form.submitting.value} busyLabel={ui.saving}>
              {t('save')}
            </NetworkButton>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}
