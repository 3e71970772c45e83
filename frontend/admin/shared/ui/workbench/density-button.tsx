import { Rows3, Rows4 } from 'lucide-react'
import { t } from '#locales/workbench.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { useDensity } from './density.ts'

export function DensityButton() {
  const [density, setDensity] = useDensity()
  const isCompact = density === 'compact'
  return (
    <IconButton
      label={t('comfortable')}
      aria-pressed={!isCompact}
      icon={isCompact ? <Rows4 size={20} aria-hidden /> : <Rows3 size={20} aria-hidden />}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
    />
  )
}
