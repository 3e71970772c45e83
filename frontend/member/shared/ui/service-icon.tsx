import { cx } from '#shared/ui/cx.ts'
import { hueStyle } from './hue-style.ts'
import { type ServiceKey, services } from './services.ts'

const sizes = {
  sm: { box: 'size-9 rounded-[0.625rem]', icon: 18 },
  md: { box: 'size-11 rounded-[0.875rem]', icon: 22 },
  lg: { box: 'size-12 rounded-card', icon: 24 },
}

export function ServiceIcon({ service, size = 'md' }: { service: ServiceKey; size?: keyof typeof sizes }) {
  const { icon: Icon, hue } = services[service]
  const { box, icon } = sizes[size]
  return (
    <span
      style={hueStyle(hue)}
      className={cx('hue grid flex-none place-items-center bg-hue-tint text-hue-ink', box)}
    >
      <Icon size={icon} aria-hidden />
    </span>
  )
}
