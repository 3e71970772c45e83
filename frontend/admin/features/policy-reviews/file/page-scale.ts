/** Limits of a canvas: the longest side that every browser supports, and 32 MB of pixels. */
const SIDE_MAX = 4096
const PIXELS_MAX = 8_000_000

/** Scale at which to draw a page `wanted` pixels wide, within the limits of a canvas. */
export function pageScale(page: { width: number; height: number }, wanted: number): number {
  return Math.min(
    wanted / page.width,
    SIDE_MAX / page.width,
    SIDE_MAX / page.height,
    Math.sqrt(PIXELS_MAX / (page.width * page.height)),
  )
}
