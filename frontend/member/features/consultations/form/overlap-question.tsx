import { Suspense } from 'react'
import { t } from '#locales/consultations.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { lazyPart } from '#shared/lib/lazy-part.tsx'

const ConfirmDialog = lazyPart(
  async () => (await import('#shared/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
)

interface OverlapQuestionProps {
  /** Names the conflicting consultation; `undefined` while there is no question. */
  message: string | undefined
  title: string
  accept: string
  onBack: () => void
  onAccept: () => void
}

export function OverlapQuestion({ message, title, accept, onBack, onAccept }: OverlapQuestionProps) {
  const { shown } = useLastShown(message)
  return (
    <Suspense>
      {shown && (
        <ConfirmDialog
          open={message !== undefined}
          onOpenChange={(open) => open || onBack()}
          needsNetwork
          tone="solid"
          title={title}
          description={shown}
          confirmLabel={accept}
          cancelLabel={t('overlap.back')}
          onConfirm={onAccept}
        />
      )}
    </Suspense>
  )
}
