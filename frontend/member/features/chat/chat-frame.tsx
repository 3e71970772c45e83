import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { t } from '#locales/chat.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { useOnline } from '#shared/lib/use-online.ts'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { ChatFailed } from './chat-failed.tsx'
import type { ChatSource } from './chat-source.ts'
import { ExternalTrouble } from './external-trouble.tsx'
import { FrameSkeleton } from './frame-skeleton.tsx'
import { LazyHelp } from './lazy-help.ts'
import { useAssistant } from './use-assistant.ts'
import { useChatFrame } from './use-chat-frame.ts'

/** Lets a link leave the frame only after a click. */
const SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'
/**
 * Keeps the external page's own origin, which it needs for its storage and the microphone. Our own assistant page does
 * not get it, because it could then access the app.
 */
const EXTERNAL_SANDBOX = `${SANDBOX} allow-same-origin`

/** `--frame`: 700 px, or less where header, title and tab bar leave less. `--line` is the height of the line below. */
const FRAME_HEIGHT =
  '[--safe:calc(env(safe-area-inset-top)+env(safe-area-inset-bottom))] [--frame:min(700px,max(20rem,100dvh-14.5rem-var(--line)-var(--safe)))] lg:[--frame:min(700px,max(20rem,100dvh-11rem-var(--line)))]'
/** Placeholders have the frame's height, so that nothing below them moves. */
export const frameHeight = cx(FRAME_HEIGHT, '[--line:0rem]')

interface ChatFrameProps {
  source: ChatSource
  phone: string | null
  emergencyPhone: string
  onRetry: () => void
}

export function ChatFrame({ source, phone, emergencyPhone, onRetry }: ChatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, show } = useChatFrame(source)
  const online = useOnline()
  const external = source.host !== null
  const wasOnline = useRef(online)
  const openAgain = useEffectEvent(() => state !== 'open' && onRetry())
  useEffect(() => {
    if (online && !wasOnline.current) openAgain()
    wasOnline.current = online
  }, [online])
  useAssistant(frame, { enabled: !external, phone, emergencyPhone, onReady: show })
  if (state !== 'open' && !online) {
    return (
      <>
        <Card className="md:py-16!">
          <ChatFailed phone={phone} online={false} onRetry={onRetry} />
        </Card>
        <Suspense>{!external && <LazyHelp phone={phone} emergencyPhone={emergencyPhone} />}</Suspense>
      </>
    )
  }
  if (state === 'failed') {
    return (
      <Card className="md:py-16!">
        <ChatFailed phone={phone} online onRetry={onRetry} />
      </Card>
    )
  }
  return (
    <>
      {/* The assistant answers by itself once it is open. */}
      {external && <NeedsNetwork act="chat" />}
      <Card
        className={cx(
          'relative h-(--frame) overflow-hidden p-0!',
          external ? cx(FRAME_HEIGHT, '[--line:3.25rem]') : frameHeight,
        )}
      >
        <iframe
          ref={frame}
          src={source.url}
          title={source.host === null ? t('assistant.frame') : t('external.frame', { host: source.host })}
          allow={`microphone ${source.origin}`}
          sandbox={external ? EXTERNAL_SANDBOX : SANDBOX}
          referrerPolicy="no-referrer"
          {...(external && { onLoad: show })}
          className={cx('size-full', state === 'opening' && 'opacity-0')}
        />
        {state === 'opening' && <FrameSkeleton />}
      </Card>
      {external && <ExternalTrouble phone={phone} onRetry={onRetry} />}
    </>
  )
}
