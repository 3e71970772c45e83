import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { PdfData } from './pdf-data.ts'

/**
 * The reader's worker, once it runs. Left to itself the library reads on the page where it cannot start one: this page
 * holds the session, so it reads in a worker or not at all.
 */
function startWorker(signal: AbortSignal): Promise<Worker> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(workerUrl, { type: 'module' })
    signal.addEventListener('abort', () => {
      worker.terminate()
      reject(signal.reason)
    })
    worker.addEventListener('error', () => reject(new Error('The worker did not start')), { once: true })
    // Its first word is that it is ready.
    worker.addEventListener('message', () => resolve(worker), { once: true })
  })
}

/**
 * Reads the PDF in the worker: no script of the file runs, no form of it is drawn, nothing of it is fetched, and its
 * fonts are drawn as outlines instead of becoming fonts of this page.
 */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const port = await startWorker(signal)
  const data = new Uint8Array(await file.arrayBuffer())
  // Read at once by the next call, which has no other way to be given a worker of one's own.
  GlobalWorkerOptions.workerPort = port
  const task = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    BinaryDataFactory: PdfData,
    wasmUrl: '/',
    standardFontDataUrl: '/',
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  })
  const died = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker failed')), { once: true })
  })
  return Promise.race([task.promise, died])
}
