import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Policy } from '#contract/insurance.ts'
import { insuranceApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { saveFile } from '#shared/lib/files/save-file.ts'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { insuranceTexts as t } from './insurance-texts.ts'

export function PolicyActions({ policy, onDelete }: { policy: Policy; onDelete: () => void }) {
  const [loading, setLoading] = useState(false)

  async function download() {
    if (loading) return
    setLoading(true)
    try {
      const response = await insuranceApi[':id'].file.$get({ param: { id: policy.id } })
      saveFile(await response.blob(), policy.fileName)
    } catch (error) {
      toast({ title: t('download.failed'), description: messageFor(error), variant: 'destructive' })
    }
    setLoading(false)
  }
  return (
    <div className="flex">
      {policy.hasContent && (
        <IconButton
          label={t('download.label', { name: policy.fileName })}
          icon={loading ? <Spinner /> : <Download size={20} aria-hidden />}
          aria-busy={loading}
          onClick={() => void download()}
        />
      )}
      <IconButton
        label={t('delete.label', { name: policy.fileName })}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={onDelete}
      />
    </div>
  )
}
