import { type FormEvent, useId, useState } from 'react'
import { PanelFormActions, usePanelForm } from '#admin/shared/ui/workbench/panel-form.tsx'
import { failureText } from '#shared/lib/api/connection.ts'
import { t } from '../members-texts.ts'
import { TaskHead } from './task-head.tsx'

interface ConfirmFormProps {
  title: string
  /** What follows. */
  text: string
  submitLabel: string
  /** Whether it takes something from the person. */
  danger: boolean
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Says what follows, and asks. */
export function ConfirmForm({ title, text, submitLabel, danger, onConfirm, onClose }: ConfirmFormProps) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { element, onKeyDown } = usePanelForm(onClose)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onConfirm()
      // Whoever went on meanwhile stays there.
      if (element.current) onClose()
    } catch (error) {
      setProblem(failureText(error))
      setBusy(false)
    }
  }

  return (
    <div ref={element}>
      <form
        onSubmit={submit}
        onKeyDown={onKeyDown}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        className="grid gap-4"
      >
        <TaskHead id={id} title={title} text={text} problem={problem} />
        <PanelFormActions
          submit={submitLabel}
          danger={danger}
          busy={busy}
          cancel={t('reason.cancel')}
          onCancel={onClose}
        />
      </form>
    </div>
  )
}
