import type { PDFDocumentProxy } from 'pdfjs-dist'
import { runsOf } from '#shared/lib/pdf/page-runs.ts'
import { type Line, linesOf } from '#shared/lib/pdf/text-lines.ts'
import { limitTime } from '#shared/lib/pdf/time-limit.ts'
import { viewerLimits } from '../file/viewer-limits.ts'
import { type FoundNumber, findPolicyNumbers } from './find-numbers.ts'

/**
 * Candidates for the policy's number in the text of the first pages.
 * @throws TookTooLong, after which the worker may still be busy with the text
 */
export function readPolicyNumbers(pdf: PDFDocumentProxy, closing: AbortSignal): Promise<FoundNumber[]> {
  return limitTime(viewerLimits.textMs, closing, async (signal) => {
    const pages: Line[][] = []
    for (let number = 1; number <= Math.min(pdf.numPages, viewerLimits.textPages); number++)
      pages.push(linesOf(await runsOf(pdf, number, signal, viewerLimits.textCharacters)))
    return findPolicyNumbers(pages)
  })
}
