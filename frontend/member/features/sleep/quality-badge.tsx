import { t } from '#locales/sleep.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { sleepQuality } from './sleep-quality.ts'

/** "Bom 82%" */
export function QualityBadge({ quality }: { quality: number }) {
  const { word, meaning } = sleepQuality(quality)
  return (
    <Badge meaning={meaning}>
      {word} <span className="tabular-nums">{t('records.percentage', { value: quality })}</span>
    </Badge>
  )
}
