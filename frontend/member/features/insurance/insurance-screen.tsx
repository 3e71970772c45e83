import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Policy } from '#contract/insurance.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { UploadArea } from '#member/shared/ui/upload/upload-area.tsx'
import { useFilePicker } from '#member/shared/ui/upload/use-file-picker.ts'
import { useUpload } from '#member/shared/ui/upload/use-upload.ts'
import { refresh as refreshQueries } from '#shared/lib/api/refresh.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { InfoCards } from './info-cards.tsx'
import { listedPolicies } from './insurance-query.ts'
import { insuranceTexts as t } from './insurance-texts.ts'
import { PolicyList } from './policy-list.tsx'
import { policyUpload } from './policy-upload.ts'

const BANNER_MS = 3_000

export function InsuranceScreen() {
  const { data: user } = useQuery(sessionQuery)
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [sentAt, setSentAt] = useState<number>()
  const upload = useUpload({
    memberId: user?.id ?? '',
    form: 'insurance',
    target: policyUpload,
    rows: () => listedPolicies(client),
    refresh: () => refreshQueries(client, { queryKey: queryKeys.insurance }),
    sentToast: { title: t('succeeded.title'), description: t('succeeded.text') },
    silent: true,
    onSent() {
      setSentAt(Date.now())
      const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      heading.current?.scrollIntoView({ behavior: reduceMotion ? 'auto' : 'smooth', block: 'start' })
    },
  })

  useEffect(() => {
    if (sentAt === undefined) return
    const timer = setTimeout(() => setSentAt(undefined), BANNER_MS)
    return () => clearTimeout(timer)
  }, [sentAt])
  const picker = useFilePicker<Policy>(upload.choose)
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="insurance" size="lg" />}
      />
      <input {...picker.inputProps} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[1.6fr_1fr]">
        <UploadArea
          title={t('upload.title')}
          upload={upload}
          onSelect={() => picker.select()}
          onFiles={(files) => picker.takeFiles(files)}
          selectButton={picker.selectButton}
        />
        <div className="max-lg:order-last">
          <InfoCards />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <PolicyList heading={heading} justSent={sentAt !== undefined} onNewFile={picker.select} />
        </div>
      </div>
    </>
  )
}
