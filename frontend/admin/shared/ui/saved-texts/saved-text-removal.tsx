import { useRef } from 'react'
import type { RejectionText } from '#contract/rejection-texts.ts'
import { t } from '#locales/saved-texts.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { PanelFormActions } from '../workbench/panel-form.tsx'
import { useDeleteText } from './saved-texts.ts'

interface SavedTextRemovalProps {
  text: RejectionText
  onDone: () => void
}

/** The buttons below the question whether to delete a saved text. */
export function SavedTextRemoval({ text, onDone }: SavedTextRemovalProps) {
  const remove = useDeleteText()
  const form = useRef<HTMLFormElement>(null)

  async function confirm() {
    try {
      await remove.mutateAsync(text)
      toast({ title: t('deleted', { name: text.name }) })
    } catch (error) {
      toastFailure(t('deleteFailed'), error)
    }
    // Another text may be open when the answer comes.
    if (form.current) onDone()
  }

  return (
    <form
      ref={form}
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <PanelFormActions submit={t('delete')} busy={remove.isPending} cancel={t('cancel')} onCancel={onDone} />
    </form>
  )
}
