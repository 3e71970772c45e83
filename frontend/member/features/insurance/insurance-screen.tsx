import { linkOptions } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { t } from '#locales/insurance.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { UploadArea } from '#member/shared/ui/upload/upload-area.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { InfoCards } from './info-cards.tsx'
import { PolicyList } from './policy-list.tsx'
import { usePolicyUpload } from './use-policy-upload.ts'

const BANNER_MS = 3_000

export function InsuranceScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [sentAt, setSentAt] = useState<number>()
  const { upload, picker } = usePolicyUpload({
    form: 'insurance',
    link: linkOptions({ to: '/app/insurance' }),
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
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('plain')}
        icon={<ServiceIcon service="insurance" size="lg" />}
      />
      <input {...picker.inputProps} />
      <input {...picker.photoInputProps} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[1.6fr_1fr]">
        <UploadArea
          title={t('upload.title')}
          upload={upload}
          onSelect={() => picker.select()}
          onPhoto={() => picker.takePhoto()}
          onFiles={(files) => picker.takeFiles(files)}
          selectButton={picker.selectButton}
        />
        <div className="max-lg:order-last">
          <InfoCards />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <PolicyList heading={heading} justSent={sentAt !== undefined} onNewFile={() => picker.select()} />
        </div>
      </div>
    </>
  )
}
