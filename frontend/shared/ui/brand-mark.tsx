import { useState } from 'react'
import { isLongName, nameScale } from '#contract/brand.ts'
import { pageBrand } from '../lib/theme/brand.ts'
import { cx } from './cx.ts'

interface BrandMarkProps {
  /** The company's name, or the product's. */
  name?: string | undefined
  /** Replaces the name. If it is missing or cannot load, the name is shown. */
  logoUrl?: string | null | undefined
  /** White, for use on the brand's gradient. */
  inverted?: boolean
  /** A second line, such as "Administração". */
  line?: string | undefined
}

/**
 * The company's logo or its name. Logos are drawn for white, so they get a white background in every theme. A
 * prerendered page has both, marked with `data-brand-…`: the Worker fills in one and removes the other
 * (`branded-page.ts`).
 */
export function BrandMark({
  name = pageBrand().name,
  logoUrl = pageBrand().logoUrl,
  inverted = false,
  line,
}: BrandMarkProps) {
  const [failed, setFailed] = useState<string | null>()
  const hasLogo = logoUrl && failed !== logoUrl
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 text-18 leading-tight font-bold tracking-tight">
      {(import.meta.env.SSR || hasLogo) && (
        <img
          data-brand-logo
          src={logoUrl ?? undefined}
          alt={name}
          // A prerendered logo may fail to load before React is ready.
          ref={(logo) => {
            if (logo?.complete && logo.naturalWidth === 0) setFailed(logoUrl)
          }}
          onError={() => setFailed(logoUrl)}
          className="h-8 max-w-40 rounded-small bg-white object-contain p-0.5"
        />
      )}
      {(import.meta.env.SSR || (!hasLogo && !isLongName(name))) && (
        <span
          data-brand-tile
          className={cx(
            'size-[1.375rem] flex-none rounded-small rounded-bl-[0.125rem]',
            inverted
              ? 'bg-on-panel'
              : 'bg-[conic-gradient(from_210deg,var(--brand-solid),oklch(from_var(--brand-solid)_0.7_c_calc(h-30)),var(--brand-solid))]',
          )}
        />
      )}
      <span className="min-w-0">
        {(import.meta.env.SSR || !hasLogo) && (
          <span data-brand-name className="wrap-anywhere" style={{ fontSize: `${nameScale(name)}em` }}>
            {name}
          </span>
        )}
        {line && (
          <span className={cx('block text-12 font-medium tracking-normal', !inverted && 'text-soft')}>
            {line}
          </span>
        )}
      </span>
    </span>
  )
}
