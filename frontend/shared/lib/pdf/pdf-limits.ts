import { PDF_STREAM_MAX_BYTES, PDF_STREAMS_MAX_BYTES, PICTURE_PIXELS_MAX } from '#contract/files.ts'

/** Limits on what a PDF may use of the browser's memory. */
export const pdfLimits = {
  /** Pixels of a picture. pdf.js omits larger ones from the page. */
  picturePixels: PICTURE_PIXELS_MAX,
  /**
   * Decompressed bytes of one stream, and of everything a page needs, plus text read after it. The API stores no file
   * above them.
   */
  streamBytes: PDF_STREAM_MAX_BYTES,
  unpackedBytes: PDF_STREAMS_MAX_BYTES,
}

/** The error with which pdf.js's worker gives up on a file. */
export const UNPACKS_TOO_MUCH = 'The PDF unpacks to too many bytes'
