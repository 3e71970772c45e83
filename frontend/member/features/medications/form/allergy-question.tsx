import type { Allergy } from '#contract/health-profile.ts'
import { t } from '#locales/medications.ts'
import type { useConfirmation } from '#member/shared/lib/forms/use-confirmation.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import type { MedicationValues } from './medication-values.ts'

interface AllergyQuestionProps {
  question: ReturnType<typeof useConfirmation<MedicationValues, Allergy[]>>
}

/** Asks before saving a medication whose name matches a noted allergy. */
export function AllergyQuestion({ question: { asked, isOpen, close, confirm } }: AllergyQuestionProps) {
  if (!asked) return null
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={close}
      needsNetwork
      tone="solid"
      title={t('allergy.title')}
      description={t('allergy.text', {
        allergies: asked.question.map(({ substance }) => `“${substance}”`).join(', '),
        name: asked.values.name.trim(),
      })}
      confirmLabel={t('allergy.save')}
      cancelLabel={t('allergy.back')}
      onConfirm={confirm}
    />
  )
}
