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
  /** The service line as shown. */
  phone: string
}

/** Characters of a name that fits into one line of a header of 360 px. */
const AT_FULL_SIZE = 20
const AT_SMALLEST_SIZE = 30

/** Size of the name in a mark, as a factor. */
export function nameScale(name: string): number {
  return AT_FULL_SIZE / Math.min(Math.max(name.length, AT_FULL_SIZE), AT_SMALLEST_SIZE)
}

/** Whether the name needs two lines even at the smallest size, and leaves room for nothing else. */
export function isLongName(name: string): boolean {
  return name.length > AT_SMALLEST_SIZE
}
