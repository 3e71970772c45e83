/** No side longer than a canvas may be, and no more pixels than a screen shows well: 32 MB. */
const SIDE_MAX = 4096
const PIXELS_MAX = 8_000_000

/** How large a page is drawn that is to be so many pixels wide. */
export function pageScale(page: { width: number; height: number }, wanted: number): number {
  return Math.min(
    wanted / page.width,
    SIDE_MAX / page.width,
    SIDE_MAX / page.height,
    Math.sqrt(PIXELS_MAX / (page.width * page.height)),
  )
}
