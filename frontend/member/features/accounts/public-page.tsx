import { Activity, Lock, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '#locales/accounts.ts'
import { SplitPage } from '#member/shared/ui/split-page.tsx'
import { pageBrand } from '#shared/lib/theme/brand.ts'
import { PhoneHelp } from './phone-help.tsx'

const promises = [
  { icon: Activity, title: t('promises.monitoring.title'), text: t('promises.monitoring.text') },
  { icon: Sparkles, title: t('promises.insights.title'), text: t('promises.insights.text') },
  { icon: Lock, title: t('promises.privacy.title'), text: t('promises.privacy.text') },
]

/** The frame of every screen available without a session. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <SplitPage headline={t('promises.headline')} points={promises}>
      <div className="max-sm:flex-1">{children}</div>
      <PhoneHelp phone={pageBrand().phone} />
    </SplitPage>
  )
}

/** Whether the first title has been shown. It must not take the focus: somebody may already be typing. */
let loaded = false

/** Takes the focus after a navigation without a page load, so that a screen reader announces the page. */
export function PublicTitle({ title, text }: { title: string; text?: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (loaded) ref.current?.focus()
    loaded = true
  }, [])
  return (
    <div className="mb-6 grid gap-2">
      <h1 ref={ref} tabIndex={-1} className="text-34 font-bold tracking-tight">
        {title}
      </h1>
      {text && <p className="text-soft">{text}</p>}
    </div>
  )
}
