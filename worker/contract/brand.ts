/** The product's name, shown where no company is known. */
export const PRODUCT_NAME = 'Viver Bem'
/** The product's colour; the theme is derived from it where no company is known. */
export const PRODUCT_COLOUR = '#0b6e69'

/** What a page shows of a company before anyone signs in. The Worker writes it into the pages. */
export interface PageBrand {
  /** The company's id. */
  id: number
  name: string
  /** `#rrggbb` */
  primaryColor: string
  logoUrl: string | null
  /** Side length in pixels of a square logo; `null` for any other shape, which cannot be an icon. */
  logoSide: number | null
  /** Increases with each change, so that a stored page can tell whether it is stale. */
  brandVersion: number
  /** The service line, as shown. */
  phone: string
}

/** Length of a name that fits on one line of a 360 px header. */
const AT_FULL_SIZE = 20
const AT_SMALLEST_SIZE = 30

/** Factor for the font size of the name in the mark, at most 1. */
export function nameScale(name: string): number {
  return AT_FULL_SIZE / Math.min(Math.max(name.length, AT_FULL_SIZE), AT_SMALLEST_SIZE)
}

/** Whether the name needs two lines even at the smallest size, which leaves no room for anything else. */
export function isLongName(name: string): boolean {
  return name.length > AT_SMALLEST_SIZE
}
