import { CircleStop, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { ui } from '#locales/ui.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { NetworkConfirmDialog } from '#member/shared/ui/dialogs/network-confirm-dialog.tsx'
import { RecordActions } from '#member/shared/ui/records/record-page.tsx'
import { Button } from '#shared/ui/button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { RecordDose } from './doses/as-needed.tsx'
import { groupOf } from './medication-format.ts'
import { useChangeStatus, useDeleteMedication } from './use-change-medication.ts'
import type { PageDialogs } from './use-page-dialogs.ts'

interface MedicationActionsProps {
  medication: Medication
  dialogs: PageDialogs
}

export function MedicationActions({ medication, dialogs }: MedicationActionsProps) {
  return (
    <RecordActions>
      {groupOf(medication) === 'active' && <RecordDose medication={medication} size="md" />}
      <Button
        variant="quiet"
        icon={<Pencil size={20} aria-hidden />}
        aria-label={t('details.editName', { name: fullName(medication) })}
        onClick={() => dialogs.open('edit')}
      >
        {ui.edit}
      </Button>
      <StatusButtons medication={medication} />
      <DeleteButton medication={medication} />
    </RecordActions>
  )
}

function StatusButtons({ medication }: { medication: Medication }) {
  const { status } = medication
  const change = useChangeStatus(medication)
  const [confirming, setConfirming] = useState<'paused' | 'ended'>()
  const name = fullName(medication)
  if (status !== 'active') {
    return (
      <NetworkButton
        variant="quiet"
        icon={<Play size={20} aria-hidden />}
        busy={change.isPending}
        aria-label={t('details.resumeName', { name })}
        onClick={() => change.mutate('active')}
      >
        {t('details.resume')}
      </NetworkButton>
    )
  }
  const ends = confirming === 'ended'
  return (
    <>
      <Button
        variant="quiet"
        icon={<Pause size={20} aria-hidden />}
        aria-label={t('details.pauseName', { name })}
        onClick={() => setConfirming('paused')}
      >
        {t('details.pause')}
      </Button>
      <Button
        variant="quiet"
        icon={<CircleStop size={20} aria-hidden />}
        aria-label={t('details.endName', { name })}
        onClick={() => setConfirming('ended')}
      >
        {t('details.end')}
      </Button>
      <NetworkConfirmDialog
        act="change"
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        tone="solid"
        title={t(ends ? 'details.endTitle' : 'details.pauseTitle', { name })}
        description={t(ends ? 'details.endText' : 'details.pauseText')}
        confirmLabel={t(ends ? 'details.end' : 'details.pause')}
        busy={change.isPending}
        onConfirm={() =>
          confirming && change.mutate(confirming, { onSettled: () => setConfirming(undefined) })
        }
      />
    </>
  )
}

function DeleteButton({ medication }: { medication: Medication }) {
  const [confirming, setConfirming] = useState(false)
  const remove = useDeleteMedication(medication, () => setConfirming(false))
  const name = fullName(medication)
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 size={20} aria-hidden />}
        aria-label={t('details.deleteName', { name })}
        onClick={() => setConfirming(true)}
      >
        {ui.delete}
      </Button>
      <NetworkConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('details.deleteTitle', { name })}
        description={t('details.deleteText')}
        confirmLabel={t('details.deleteConfirm')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
