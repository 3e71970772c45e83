import { useQueryClient } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { Camera, FileUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Policy } from '#contract/insurance.ts'
import { stateOf } from '#domain/policy-rules.ts'
import { t as filesTexts } from '#locales/files.ts'
import { t } from '#locales/insurance.ts'
import { ui } from '#locales/ui.ts'
import { DownloadFileButton } from '#member/shared/ui/download-file-button.tsx'
import { RecordActions } from '#member/shared/ui/records/record-page.tsx'
import { UploadArea } from '#member/shared/ui/upload/upload-area.tsx'
import { insuranceApi } from '#shared/lib/api/clients.ts'
import { Button } from '#shared/ui/button.tsx'
import { DeletePolicy } from './delete-policy.tsx'
import { policyQuery } from './insurance-query.ts'
import { usePolicyUpload } from './use-policy-upload.ts'

export function PolicyActions({ policy }: { policy: Policy }) {
  const { id, fileName: name } = policy
  const [deleting, setDeleting] = useState(false)
  const state = stateOf(policy)
  return (
    <>
      {(state === 'rejected' || state === 'unsent') && <NewFile policy={policy} />}
      <RecordActions>
        {policy.hasContent && (
          <DownloadFileButton
            fileName={name}
            label={t('download.label', { name })}
            text={t('download.text')}
            failedTitle={t('download.failed')}
            fetchFile={() => insuranceApi[':id'].file.$get({ param: { id } })}
          />
        )}
        <Button
          variant="quiet"
          icon={<Trash2 size={20} aria-hidden />}
          aria-label={t('delete.label', { name })}
          onClick={() => setDeleting(true)}
        >
          {ui.delete}
        </Button>
      </RecordActions>
      <DeletePolicy policy={policy} open={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}

/** Sends the file of an unsent policy, or a new policy in place of a rejected one. */
function NewFile({ policy }: { policy: Policy }) {
  const { id, fileName: name } = policy
  const client = useQueryClient()
  const navigate = useNavigate()
  const { upload, picker } = usePolicyUpload({
    form: `insurance-${id}`,
    link: linkOptions({ to: '/app/insurance/$policyId', params: { policyId: id } }),
    onSent() {
      const filled = client.getQueryData(policyQuery(client, id).queryKey)?.status === 'pending'
      if (filled) document.querySelector<HTMLElement>('main h1')?.focus()
      else void navigate({ to: '/app/insurance' })
    },
  })
  const isRejected = policy.status === 'rejected'
  const target = isRejected ? undefined : policy
  return (
    <>
      <input {...picker.inputProps} />
      <input {...picker.photoInputProps} />
      {upload.file && (
        <div className="mt-5">
          <UploadArea
            title={t(isRejected ? 'newFile' : 'sendAgain')}
            upload={upload}
            onSelect={() => picker.select(target)}
            onFiles={(files) => picker.takeFiles(files, target)}
            selectButton={picker.selectButton}
          />
        </div>
      )}
      <RecordActions>
        <Button
          className="not-touch:hidden"
          icon={<Camera size={20} aria-hidden />}
          aria-label={t('photoFor', { name })}
          onClick={() => picker.takePhoto(target)}
        >
          {filesTexts('upload.photo')}
        </Button>
        <Button
          className="touch:bg-brand-tint touch:text-brand-deep"
          icon={<FileUp size={20} aria-hidden />}
          aria-label={t(isRejected ? 'newFileFor' : 'sendAgainFor', { name })}
          onClick={() => picker.select(target)}
        >
          {t(isRejected ? 'newFile' : 'sendAgain')}
        </Button>
      </RecordActions>
    </>
  )
}
