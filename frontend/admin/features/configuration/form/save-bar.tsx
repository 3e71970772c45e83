import { useState } from 'react'
import { t } from '#locales/admin-configuration.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'

interface SaveBarProps {
  saving: boolean
  errorCount: number
  onDiscard: () => void
}

/** Sticks to the bottom of the window while there are unsaved changes. */
export function SaveBar({ saving, errorCount, onDiscard }: SaveBarProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div
      data-save-bar
      className="sticky bottom-[var(--undo-bar,0px)] z-10 -mx-4 mt-6 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-edge bg-surface px-4 py-3 shadow-float md:mx-0 md:rounded-t-card"
    >
      <p role="status" className="mr-auto text-14 font-medium max-sm:w-full">
        {errorCount > 0 ? (
          <span className="text-problem">{t('save.wrongFields', { count: errorCount })}</span>
        ) : (
          t('save.dirty')
        )}
      </p>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('save.discard')}
      </Button>
      <Button type="submit" size="sm" busy={saving} busyLabel={t('save.saving')}>
        {t('save.save')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('save.discardTitle')}
        description={t('save.discardText')}
        confirmLabel={t('save.discardConfirm')}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
      />
    </div>
  )
}
