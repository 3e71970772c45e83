import { FILE_MAX_BYTES, PICTURE_PIXELS_MAX } from '#contract/files.ts'

/** Limits on what a member's file may use in the administrator's browser. */
export const viewerLimits = {
  /** The upload limit; the API stores no larger file. */
  fileBytes: FILE_MAX_BYTES,
  picturePixels: PICTURE_PIXELS_MAX,
  /** Pages shown: a file may claim any number. */
  pages: 100,
  pagesAtOnce: 2,
  /** Time to open the PDF, in milliseconds, without drawing its pages. */
  openMs: 20_000,
  /** Time for one page, in milliseconds, from when it may be drawn. */
  pageMs: 15_000,
  /** Slow pages before the whole file is given up. Each one costs the PDF a new worker. */
  slowPages: 3,
  /** Pages whose text is searched for the policy's number, and characters read of each. */
  textPages: 3,
  textCharacters: 20_000,
  /**
   * Time to read the text of all of them, in milliseconds. The search blocks the screen, and is limited by how much it
   * reads.
   */
  textMs: 5000,
}

/** Why a file is not shown. */
export type ViewerProblem = 'broken' | 'tooLarge' | 'tooManyPixels' | 'tooSlow'
