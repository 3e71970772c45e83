export const DEFAULT_BRAND = '#0b6e69'
export const BRAND_STORAGE_KEY = 'brand'

const HEX = /^#[0-9a-f]{6}$/i

/**
 * Sets the company's colour as the theme's only input. tokens.css clamps every derived colour, so any colour
 * is safe; an invalid value leaves the theme unchanged.
 */
export function applyBrandColour(colour: string | null | undefined): void {
  if (!colour || !HEX.test(colour)) return
  document.documentElement.style.setProperty('--brand', colour)
  try {
    localStorage.setItem(BRAND_STORAGE_KEY, colour)
  } catch {
    // Storage is blocked: the first paint uses the default colour.
  }
}
