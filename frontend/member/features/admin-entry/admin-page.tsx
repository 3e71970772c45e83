import { ChartColumn, Settings, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#locales/admin-entry.ts'
import { useFocusOnMount } from '#member/shared/lib/dialogs/use-focus-on-mount.ts'
import { SplitPage } from '#member/shared/ui/split-page.tsx'

const features = [
  { icon: Users, title: t('panel.users.title'), text: t('panel.users.text') },
  { icon: ChartColumn, title: t('panel.reports.title'), text: t('panel.reports.text') },
  { icon: Settings, title: t('panel.settings.title'), text: t('panel.settings.text') },
]

/** The frame of the admin screens. */
export function AdminPage({ children }: { children: ReactNode }) {
  return (
    <SplitPage brandLine={t('brandLine')} headline={t('panel.headline')} points={features} panelOnLarge>
      {children}
    </SplitPage>
  )
}

interface AdminTitleProps {
  title: string
  text?: string
  /** Takes the focus when it replaces a form. */
  focused?: boolean
}

export function AdminTitle({ title, text, focused = false }: AdminTitleProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>(focused)
  return (
    <div className="mb-6 grid gap-2">
      <h1 ref={ref} tabIndex={-1} className="text-34 font-bold tracking-tight">
        {title}
      </h1>
      {text && <p className="text-soft">{text}</p>}
    </div>
  )
}
