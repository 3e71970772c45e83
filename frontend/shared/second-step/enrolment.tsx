import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { t } from '#locales/admin-security.ts'
import { answer, type SecondStepApi } from '#shared/lib/api/clients.ts'
import { sharedKeys } from '#shared/lib/api/query-client.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import { CopyButton } from './copy-button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface EnrolmentProps {
  api: SecondStepApi
  /** Called once the second factor is on and the recovery codes are shown. */
  onEnabled: () => void
  onDone: () => void
  onCancel?: () => void
  /** True after an attempt to close the dialog while the codes are shown. */
  reminded?: boolean
}

/** Sets up the second factor: scan the QR code, confirm with one code, save the recovery codes. */
export function Enrolment({ api, onEnabled, onDone, onCancel, reminded }: EnrolmentProps) {
  const [codes, setCodes] = useState<string[]>()
  const query = useQuery({
    queryKey: sharedKeys.enrolment,
    queryFn: () => answer(api.enrolment.$post()),
    enabled: !codes,
    // Each secret is for one enrolment: never refetch it while it is shown, never cache it afterwards.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data, error } = query

  async function confirm(code: string) {
    const { recoveryCodes } = await answer(api.enrolment.confirm.$post({ json: { code } }))
    setCodes(recoveryCodes)
    onEnabled()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} {...(reminded && { reminded })} />
  if (!data) {
    if (error) return <ErrorState message={t('enrolment.failed')} error={error} query={query} />
    return (
      <Loading label={t('enrolment.loading')}>
        <Skeleton className="size-48 rounded-control" />
      </Loading>
    )
  }
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(data.uri, { border: 2 }))}`
  return (
    <div className="grid gap-5">
      <p>{t('enrolment.scan')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {/* Dark on light in both themes: some authenticator apps cannot read an inverted QR code. */}
        <img
          src={picture}
          alt={t('enrolment.picture')}
          width={192}
          height={192}
          className="rounded-control border border-edge bg-white"
        />
        <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-2 text-14">
          <p className="text-soft">{t('enrolment.typed')}</p>
          <p className="font-mono wrap-anywhere">{data.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
          <CopyButton text={data.secret} label={t('enrolment.copyKey')} />
        </div>
      </div>
      <p>{t('enrolment.confirm')}</p>
      <CodeForm
        submitLabel={t('enrolment.submit')}
        busyLabel={t('enrolment.busy')}
        onCode={confirm}
        {...(onCancel && { onCancel })}
      />
    </div>
  )
}
