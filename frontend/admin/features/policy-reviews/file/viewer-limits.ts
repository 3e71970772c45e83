import { FILE_MAX_BYTES, PICTURE_PIXELS_MAX } from '#contract/files.ts'

/** What a member's file may take of the administrator's browser. */
export const viewerLimits = {
  /** The upload's limit; a larger file was not stored by the API. */
  fileBytes: FILE_MAX_BYTES,
  /** Pixels of a picture. */
  picturePixels: PICTURE_PIXELS_MAX,
  /** Pages shown: a file may claim any number of them. */
  pages: 100,
  /** Pages drawn at the same time. */
  pagesAtOnce: 2,
  /** Until the PDF is read, its pages not yet drawn. */
  openMs: 20_000,
  /** For one page, from the moment it may be drawn. */
  pageMs: 15_000,
  /** Pages that take too long, until the whole file is given up. Each one costs the PDF a new worker. */
  slowPages: 3,
  /** Pages whose text is searched for the policy's number, and characters of each. */
  textPages: 3,
  textCharacters: 20_000,
  /** Until the text of all of them is read. The search in it holds up the screen, and is limited by what it reads. */
  textMs: 5000,
}

/** Why a file is not shown. */
export type ViewerProblem = 'broken' | 'tooLarge' | 'tooManyPixels' | 'tooSlow'
