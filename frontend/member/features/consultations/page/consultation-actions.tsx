import type { Consultation } from '#contract/consultations.ts'
import { statusConflict } from '#domain/consultation-rules.ts'
import { t } from '#locales/consultations.ts'
import { ui } from '#locales/ui.ts'
import { RecordActions } from '#member/shared/ui/records/record-page.tsx'
import { Button } from '#shared/ui/button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import type { ConsultationChanges } from './use-consultation-changes.tsx'

interface ConsultationActionsProps {
  consultation: Consultation
  changes: ConsultationChanges
  /** Once its time is over, the button that completes it is shown above, as an answer. */
  isUpcoming: boolean
  /** `undefined` if it may not be edited. */
  onEdit: (() => void) | undefined
}

export function ConsultationActions({ consultation, changes, isUpcoming, onEdit }: ConsultationActionsProps) {
  const { nameOf } = changes
  return (
    <RecordActions>
      {onEdit && (
        <Button variant="quiet" aria-label={nameOf(ui.edit)} onClick={onEdit}>
          {ui.edit}
        </Button>
      )}
      {isUpcoming && (
        <NetworkButton
          variant="quiet"
          busy={changes.isCompleting}
          aria-label={nameOf(t('actions.complete'))}
          onClick={changes.complete}
        >
          {t('actions.complete')}
        </NetworkButton>
      )}
      {!statusConflict(consultation.status, 'Cancelled') && (
        <Button variant="quiet" aria-label={nameOf(t('actions.cancel'))} onClick={changes.cancel}>
          {t('actions.cancel')}
        </Button>
      )}
      <NetworkButton
        variant="ghost"
        busy={changes.isDeleting}
        aria-label={nameOf(ui.delete)}
        onClick={changes.remove}
      >
        {ui.delete}
      </NetworkButton>
    </RecordActions>
  )
}
