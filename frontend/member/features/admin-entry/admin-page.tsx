import { ChartColumn, Settings, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { shellTexts } from '../../../shared/lib/shell-texts.ts'
import { SplitPage } from '../../../shared/ui/split-page.tsx'
import { adminEntryTexts as t } from './admin-entry-texts.ts'

const features = [
  { icon: Users, title: t('panel.users.title'), text: t('panel.users.text') },
  { icon: ChartColumn, title: t('panel.reports.title'), text: t('panel.reports.text') },
  { icon: Settings, title: t('panel.settings.title'), text: t('panel.settings.text') },
]

export function AdminPage({ children }: { children: ReactNode }) {
  return (
    <SplitPage
      brand={shellTexts('product')}
      brandLine={t('brandLine')}
      headline={t('panel.headline')}
      points={features}
    >
      {children}
    </SplitPage>
  )
}

export function AdminTitle({ title, text }: { title: string; text?: string }) {
  return (
    <div className="mb-6 grid gap-2">
      <h1 tabIndex={-1} className="text-34 font-bold tracking-tight">
        {title}
      </h1>
      {text && <p className="text-soft">{text}</p>}
    </div>
  )
}
