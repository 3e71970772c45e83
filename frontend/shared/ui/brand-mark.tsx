import { cx } from './cx.ts'

export interface BrandMarkProps {
  name: string
  /** White, for the brand's gradient. */
  inverted?: boolean
  /** A second line, such as "Administração". */
  line?: string
}

export function BrandMark({ name, inverted = false, line }: BrandMarkProps) {
  return (
    <span className="inline-flex items-center gap-2.5 text-18 font-bold tracking-tight">
      <span
        className={cx(
          'size-[1.375rem] flex-none rounded-small rounded-bl-[0.125rem]',
          inverted
            ? 'bg-on-panel'
            : 'bg-[conic-gradient(from_210deg,var(--brand-solid),oklch(from_var(--brand-solid)_0.7_c_calc(h-30)),var(--brand-solid))]',
        )}
      />
      <span className="leading-tight">
        {name}
        {line && (
          <span className={cx('block text-12 font-medium tracking-normal', !inverted && 'text-soft')}>
            {line}
          </span>
        )}
      </span>
    </span>
  )
}
