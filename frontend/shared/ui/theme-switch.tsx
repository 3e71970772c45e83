import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { ui } from '#locales/ui.ts'
import { themes, useTheme } from '../lib/theme/theme.ts'
import { cx } from './cx.ts'
import { checkedSegmentClass, segmentClass, segmentsClass } from './segments.tsx'

const icons = { light: Sun, dark: Moon, system: Monitor }

/** `compact` shows icons only. */
export function ThemeSwitch({ compact = false }: { compact?: boolean }) {
  const [theme, setTheme] = useTheme()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={compact ? 'sr-only' : 'mb-1.5 font-medium'}>{ui.theme.label}</legend>
      <div className={segmentsClass}>
        {themes.map((option) => {
          const Icon = icons[option]
          return (
            <label
              key={option}
              title={compact ? ui.theme[option] : undefined}
              className={cx(segmentClass, checkedSegmentClass)}
            >
              <input
                type="radio"
                name={name}
                checked={option === theme}
                onChange={() => setTheme(option)}
                className="absolute inset-y-0 left-0 w-2 opacity-0"
              />
              <Icon size={18} aria-hidden />
              <span className={compact ? 'sr-only' : undefined}>{ui.theme[option]}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
