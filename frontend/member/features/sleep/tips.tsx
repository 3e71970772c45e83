import { Bed, Brain, Check, Clock, Footprints, type LucideIcon, Smartphone, Utensils } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../../shared/ui/card.tsx'
import { hueStyle } from '../../../shared/ui/hue-style.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { services } from '../../../shared/ui/services.ts'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { sleepTexts as t } from './sleep-texts.ts'

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

export function Tips() {
  const [topic, setTopic] = useState<Topic>('environment')
  return (
    <>
      <Tabs
        label={t('tips.label')}
        value={topic}
        onValueChange={setTopic}
        scrolls
        tabs={topics.map((value) => ({
          value,
          label: t(`tips.${value}.title`),
          content: <TopicCard topic={value} />,
        }))}
      />
      <div className="mt-4">
        <Notice meaning="info">{t('tips.note')}</Notice>
      </div>
    </>
  )
}

function TopicCard({ topic }: { topic: Topic }) {
  const Icon = icons[topic]
  return (
    <Card className="hue" style={hueStyle(services.sono.hue)}>
      <div className="flex items-center gap-3.5">
        <span className="grid size-12 flex-none place-items-center rounded-card bg-hue-tint text-hue-ink">
          <Icon aria-hidden />
        </span>
        <div>
          <h2 className="text-18 font-semibold tracking-tight">{t(`tips.${topic}.title`)}</h2>
          <p className="text-soft">{t(`tips.${topic}.description`)}</p>
        </div>
      </div>
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
