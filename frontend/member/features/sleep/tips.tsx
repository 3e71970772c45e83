import { Tabs } from '@ark-ui/react/tabs'
import { Bed, Brain, Check, Clock, Footprints, type LucideIcon, Smartphone, Utensils } from 'lucide-react'
import { t } from '#locales/sleep.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { services } from '#member/shared/ui/services.ts'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'

const topics = ['environment', 'routine', 'habits', 'screens', 'food', 'anxiety'] as const
type Topic = (typeof topics)[number]

const items = [1, 2, 3, 4, 5] as const

const icons: Record<Topic, LucideIcon> = {
  environment: Bed,
  routine: Clock,
  habits: Footprints,
  screens: Smartphone,
  food: Utensils,
  anxiety: Brain,
}

const topicClass = cx(
  'flex min-h-18 flex-col items-center justify-center gap-1 rounded-control bg-surface px-1 py-2 text-14 font-medium text-soft',
  'shadow-card transition-colors hover:text-ink',
  'data-selected:bg-hue-tint data-selected:font-semibold data-selected:text-hue-ink',
)

/** A grid instead of a scrolling row, which would hide the last topics on a phone. */
export function Tips() {
  return (
    <div className="hue" style={hueStyle(services.sleep.hue)}>
      <Tabs.Root defaultValue="environment" lazyMount>
        <Tabs.List
          aria-label={t('tips.label')}
          className="grid grid-cols-3 gap-2 large-text:grid-cols-1 md:grid-cols-6"
        >
          {topics.map((topic) => {
            const Icon = icons[topic]
            return (
              <Tabs.Trigger key={topic} value={topic} className={topicClass}>
                <Icon size={22} aria-hidden />
                {t(`tips.${topic}.title`)}
              </Tabs.Trigger>
            )
          })}
        </Tabs.List>
        {topics.map((topic) => (
          <Tabs.Content key={topic} value={topic} className="mt-4 animate-enter rounded-card">
            <TopicCard topic={topic} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <div className="mt-4">
        <Notice meaning="info">{t('tips.note')}</Notice>
      </div>
    </div>
  )
}

function TopicCard({ topic }: { topic: Topic }) {
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t(`tips.${topic}.title`)}</h2>
      <p className="mt-0.5 text-soft">{t(`tips.${topic}.description`)}</p>
      <ul className="mt-3 grid">
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-t border-edge py-3 last:pb-0">
            <span className="mt-0.5 grid size-6 flex-none place-items-center rounded-full bg-hue-tint text-hue-ink">
              <Check size={16} aria-hidden />
            </span>
            <span className="min-w-0">{t(`tips.${topic}.item${item}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
