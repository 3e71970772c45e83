import { useState } from 'react'
import { BrandMark, type BrandMarkProps } from './brand-mark.tsx'

interface CompanyLogoProps extends BrandMarkProps {
  /** The provider's logo; without it or without a network the product's mark is shown. */
  logoUrl: string | null | undefined
}

/** The provider's logo and name. Logos are drawn for white, so it has a white background in every theme. */
export function CompanyLogo({ logoUrl, ...mark }: CompanyLogoProps) {
  const [failed, setFailed] = useState<string>()
  if (!logoUrl || failed === logoUrl) return <BrandMark {...mark} />
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 text-18 font-bold tracking-tight">
      <img
        src={logoUrl}
        alt=""
        onError={() => setFailed(logoUrl)}
        className="h-8 max-w-24 flex-none rounded-small bg-white object-contain p-0.5"
      />
      <span className="text-16 leading-tight">
        <span className="line-clamp-2">{mark.name}</span>
        {mark.line && <span className="block text-12 font-medium tracking-normal">{mark.line}</span>}
      </span>
    </span>
  )
}
