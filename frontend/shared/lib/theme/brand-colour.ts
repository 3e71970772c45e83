export const DEFAULT_BRAND = '#0b6e69'
export const BRAND_STORAGE_KEY = 'brand'

const HEX = /^#[0-9a-f]{6}$/i

/**
 * The company's colour as the theme's one input. tokens.css clamps every step that follows from it, so any
 * colour is safe; what is not a colour leaves the theme as it is.
 */
export function applyBrandColour(colour: string | null | undefined): void {
  if (!colour || !HEX.test(colour)) return
  document.documentElement.style.setProperty('--brand', colour)
  try {
    localStorage.setItem(BRAND_STORAGE_KEY, colour)
  } catch {
    // Without storage the first paint keeps the default colour.
  }
}
