/** The product's own name, shown where no company's is known. */
export const PRODUCT_NAME = 'Viver Bem'
/** The product's own colour, from which the theme is derived where no company's is known. */
export const PRODUCT_COLOUR = '#0b6e69'

/** What a page shows of a company before anybody signs in. The Worker writes it into the pages. */
export interface PageBrand {
  /** The company's. */
  id: number
  name: string
  /** `#rrggbb` */
  primaryColor: string
  logoUrl: string | null
  /** Side in pixels of a square logo; `null` for any other, which cannot be an icon. */
  logoSide: number | null
  /** Increases with each change, so that a page that was stored can tell whether it is behind. */
  brandVersion: number
}

/** Longer names are set smaller, so that a header of 360 px shows them in two lines. */
const NAME_AT_FULL_SIZE = 34
const SMALLEST = 0.67

/** Size of the name in a mark, as a factor. */
export function nameScale(name: string): number {
  return Math.max(SMALLEST, Math.min(1, NAME_AT_FULL_SIZE / name.length))
}
