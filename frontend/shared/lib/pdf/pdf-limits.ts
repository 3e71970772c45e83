import { PDF_STREAM_MAX_BYTES, PDF_STREAMS_MAX_BYTES, PICTURE_PIXELS_MAX } from '#contract/files.ts'

/** What a PDF may take of the browser's memory. */
export const pdfLimits = {
  /** Pixels of a picture. pdf.js leaves larger ones out of the page. */
  picturePixels: PICTURE_PIXELS_MAX,
  /**
   * Unpacked bytes of one stream, and of all that a page needs, with text that is read after it. A file above them was not
   * stored by the API.
   */
  streamBytes: PDF_STREAM_MAX_BYTES,
  unpackedBytes: PDF_STREAMS_MAX_BYTES,
}

/** The error with which pdf.js's worker gives up a file. */
export const UNPACKS_TOO_MUCH = 'The PDF unpacks to too many bytes'
