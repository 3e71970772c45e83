import { Trash2 } from 'lucide-react'
import type { Policy } from '#contract/insurance.ts'
import { DownloadFileButton } from '#member/shared/ui/download-file-button.tsx'
import { insuranceApi } from '#shared/lib/api/clients.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { insuranceTexts as t } from './insurance-texts.ts'

export function PolicyActions({ policy, onDelete }: { policy: Policy; onDelete: () => void }) {
  const name = policy.fileName
  return (
    <div className="flex">
      {policy.hasContent && (
        <DownloadFileButton
          fileName={name}
          label={t('download.label', { name })}
          failedTitle={t('download.failed')}
          fetchFile={() => insuranceApi[':id'].file.$get({ param: { id: policy.id } })}
        />
      )}
      <IconButton
        label={t('delete.label', { name })}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={onDelete}
      />
    </div>
  )
}
