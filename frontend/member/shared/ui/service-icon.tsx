import type { LucideIcon } from 'lucide-react'
import { cx } from '#shared/ui/cx.ts'
import { hueStyle } from './hue-style.ts'
import { type ServiceKey, services } from './services.ts'

const sizes = {
  sm: { box: 'size-9 rounded-[0.625rem]', icon: 18 },
  md: { box: 'size-11 rounded-[0.875rem]', icon: 22 },
  lg: { box: 'size-12 rounded-card', icon: 24 },
}

interface ServiceIconProps {
  service: ServiceKey
  size?: keyof typeof sizes
  /** Another icon than the service's own, in its colours. */
  icon?: LucideIcon
}

export function ServiceIcon({ service, size = 'md', icon: Icon = services[service].icon }: ServiceIconProps) {
  const { box, icon } = sizes[size]
  return (
    <span
      style={hueStyle(services[service].hue)}
      className={cx('hue grid flex-none place-items-center bg-hue-tint text-hue-ink', box)}
    >
      <Icon size={icon} aria-hidden />
    </span>
  )
}
