import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { t } from '#locales/chat.ts'
import { companyQuery, sessionQuery } from '#member/shared/lib/session/session.ts'
import { EmergencyNumbers } from '#member/shared/ui/emergency-numbers.tsx'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { hasConsented, rememberConsent } from './chat-consent.ts'
import { ChatFailed, ChatUnavailable } from './chat-failed.tsx'
import { ChatFrame, frameHeight } from './chat-frame.tsx'
import { chatSource } from './chat-source.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { FrameSkeleton } from './frame-skeleton.tsx'

export function ChatScreen() {
  const { data: user } = useQuery(sessionQuery)
  const { data: company, isPending, refetch } = useQuery(companyQuery)
  const ownOrigin = import.meta.env.SSR ? '' : location.origin
  const source = useMemo(() => chatSource(company?.chatUrl, ownOrigin), [company?.chatUrl, ownOrigin])
  const memberId = user?.id ?? ''
  const [agreed, setAgreed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { host, origin } = source
  const mayShow = company?.chatAllowed !== false
  const mayLoad = host === null || agreed || hasConsented(localStorage, memberId, origin)

  function agree() {
    rememberConsent(localStorage, memberId, origin)
    setAgreed(true)
  }
  return (
    <>
      <PageHeader
        icon={<ServiceIcon service="chat" size="lg" />}
        title={t('title')}
        description={t(company && host === null ? 'assistant.description' : 'external.description')}
      />
      {isPending && (
        <Card className={cx(frameHeight, 'relative h-(--frame)')}>
          <FrameSkeleton />
        </Card>
      )}
      {!isPending && !company && (
        // The company is unknown, so the chat could be another company's.
        <Card className="md:py-16!">
          <ChatFailed phone={null} online onRetry={() => void refetch()} />
        </Card>
      )}
      {company && !mayShow && (
        <Card className="md:py-12!">
          <ChatUnavailable phone={company.phone} />
        </Card>
      )}
      {company && mayShow && mayLoad && (
        <ChatFrame
          key={attempt}
          source={source}
          phone={company.phone}
          emergencyPhone={company.emergencyPhone}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {company && mayShow && !mayLoad && (
        <Card className={cx(frameHeight, 'grid min-h-(--frame) content-center md:py-12!')}>
          <ConsentNotice host={host} company={company} onAgree={agree} />
        </Card>
      )}
      <EmergencyNumbers provider={company?.emergencyPhone} />
    </>
  )
}
