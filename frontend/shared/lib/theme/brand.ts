import { type PageBrand, PRODUCT_NAME } from '#contract/brand.ts'
import { tryStorage } from '../storage.ts'

export type Brand = Omit<PageBrand, 'logoSide'>

/** The brand that the Worker wrote into the page, or a newer one that theme-script.ts found in storage. */
function brandOfPage(): Brand | undefined {
  try {
    return JSON.parse(document.documentElement.dataset.brand ?? '')
  } catch {
    // A prerendered page, or one served without a brand.
    return undefined
  }
}

let brand = brandOfPage()

/** The company's name, logo and phone, as far as they are known without a session. */
export function pageBrand(): Pick<Brand, 'name' | 'logoUrl'> & { phone?: string } {
  return brand ?? { name: PRODUCT_NAME, logoUrl: null }
}

/**
 * Shows the brand of the signed-in user's company, and stores it for the next start. The colour is the theme's only
 * input: tokens.css clamps every derived colour, so any colour is safe.
 */
export function applyBrand({ id, name, primaryColor, logoUrl, brandVersion, phone }: Brand): void {
  brand = { id, name, primaryColor, logoUrl, brandVersion, phone }
  document.documentElement.style.setProperty('--brand', primaryColor)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', primaryColor)
  // If storage is blocked, the next start shows the page's own brand.
  tryStorage(() => localStorage.setItem('brand', JSON.stringify(brand)))
}
