import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { type Configuration, LOGO_MAX_BYTES, logoTypes } from '#contract/company.ts'
import { t } from '#locales/admin-configuration.ts'
import { adminCompanyApi, answer } from '#shared/lib/api/clients.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { sendWithProof } from '#shared/lib/api/fresh-proof.ts'
import { ifMatch } from '#shared/lib/api/versions.ts'
import { upload } from '#shared/lib/files/upload.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { configurationQuery } from '../configuration-query.ts'

function logoFailureText(error: Error, current: Configuration | undefined): string {
  const conflict = error instanceof ApiError && error.is('stale_version')
  if (!conflict || !current?.logoUpdatedAt) return messageFor(error)
  const { logoUpdatedBy, logoUpdatedAt } = current
  return t('logo.conflict', { who: logoUpdatedBy ?? t('somebody'), when: dateAndTime(logoUpdatedAt) })
}

/** The logo is saved as soon as it is sent, independently of the form. */
export function LogoField({ configuration: { logoUrl, logoVersion } }: { configuration: Configuration }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)
  const onChanged = async (title: string) => {
    setProblem(undefined)
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.configuration }),
      client.invalidateQueries({ queryKey: queryKeys.company }),
    ])
    toast({ variant: 'success', title })
  }
  const onFailed = async (error: Error) => {
    // Another administrator may have changed it: the next attempt needs the current version.
    await client.invalidateQueries({ queryKey: queryKeys.configuration })
    setProblem(logoFailureText(error, client.getQueryData(configurationQuery.queryKey)))
  }
  const uploading = useMutation({
    mutationFn: (file: File) =>
      sendWithProof(() =>
        upload({
          path: '/api/admin/company/logo',
          content: file,
          contentType: file.type,
          ...ifMatch(logoVersion),
          onProgress: () => undefined,
          signal: new AbortController().signal,
        }),
      ),
    onSuccess: () => onChanged(t('logo.changed')),
    onError: onFailed,
  })
  const removing = useMutation({
    mutationFn: () => answer(adminCompanyApi.logo.$delete({ query: {} }, ifMatch(logoVersion))),
    onSuccess: () => onChanged(t('logo.removed')),
    onError: onFailed,
    onSettled: () => setAsking(false),
  })

  function choose(file: File | undefined) {
    if (!file) return
    if (!logoTypes.some((type) => type === file.type)) return setProblem(t('logo.wrongType'))
    if (file.size > LOGO_MAX_BYTES) return setProblem(t('logo.tooLarge'))
    uploading.mutate(file)
  }

  return (
    <section aria-label={t('logo.title')} className="grid gap-3 border-t border-edge pt-4">
      <h3 className="font-semibold">{t('logo.title')}</h3>
      <FormError title={t('logo.failed')} message={problem} />
      <div className="flex flex-wrap items-center gap-4">
        {logoUrl ? (
          <span className="grid min-h-20 min-w-28 place-items-center rounded-control border border-edge bg-white p-3">
            <img src={logoUrl} alt={t('logo.alt')} className="max-h-16 max-w-48 object-contain" />
          </span>
        ) : (
          <p className="text-14 text-soft">{t('logo.none')}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={logoTypes.join(',')}
            aria-label={t('logo.choose')}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button
            variant="tint"
            size="sm"
            icon={<ImageUp size={18} aria-hidden />}
            busy={uploading.isPending}
            busyLabel={t('logo.sending')}
            onClick={() => input.current?.click()}
          >
            {t(logoUrl ? 'logo.replace' : 'logo.choose')}
          </Button>
          {logoUrl && (
            <Button
              variant="quiet"
              size="sm"
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('logo.remove')}
            </Button>
          )}
        </div>
      </div>
      <p className="text-14 text-soft">{t('logo.help')}</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('logo.removeTitle')}
        description={t('logo.removeText')}
        confirmLabel={t('logo.remove')}
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </section>
  )
}
