import { useQuery } from '@tanstack/react-query'
import { Phone, RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { companyQuery, sessionQuery } from '../../../shared/lib/session.ts'
import { telephoneLink } from '../../../shared/lib/telephone-link.ts'
import { Button, buttonClass } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ServiceIcon } from '../../../shared/ui/service-icon.tsx'
import { hasConsented, rememberConsent } from './chat-consent.ts'
import { ChatFrame } from './chat-frame.tsx'
import { chatSource } from './chat-source.ts'
import { chatTexts as t } from './chat-texts.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { FrameSkeleton } from './frame-skeleton.tsx'

export function ChatScreen() {
  const { data: user } = useQuery(sessionQuery)
  const { data: company, isPending } = useQuery(companyQuery)
  const source = useMemo(() => chatSource(company?.chatUrl, location.origin), [company?.chatUrl])
  const memberId = user?.id ?? ''
  const [agreed, setAgreed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { host, origin } = source
  const mayLoad = host === null || agreed || hasConsented(localStorage, memberId, origin)

  function agree() {
    rememberConsent(localStorage, memberId, origin)
    setAgreed(true)
  }
  const again = () => setAttempt(attempt + 1)
  return (
    <>
      <PageHeader
        icon={<ServiceIcon service="chat" />}
        title={t('title')}
        description={t(host === null ? 'assistant.description' : 'external.description')}
      />
      <Card className="h-[min(700px,max(24rem,100dvh-14.5rem-env(safe-area-inset-top)-env(safe-area-inset-bottom)))] overflow-hidden p-0! lg:h-[min(700px,max(24rem,100dvh-11rem))]">
        {isPending ? (
          <FrameSkeleton />
        ) : mayLoad ? (
          <ChatFrame key={attempt} source={source} phone={company?.phone ?? null} onRetry={again} />
        ) : (
          host !== null && company && <ConsentNotice host={host} company={company} onAgree={agree} />
        )}
      </Card>
      {host !== null && mayLoad && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-14 text-soft">
          {t('trouble')}
          <Button variant="ghost" size="sm" icon={<RotateCcw size={18} aria-hidden />} onClick={again}>
            {t('reload')}
          </Button>
          {company && (
            <a href={telephoneLink(company.phone)} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
              <Phone size={18} aria-hidden />
              {t('failed.call', { phone: company.phone })}
            </a>
          )}
        </p>
      )}
    </>
  )
}
