import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist'
import { ownScriptUrl } from '#shared/lib/own-script-url.ts'
import workerUrl from './pdf.worker.ts?worker&url'
import { PdfData } from './pdf-data.ts'
import { pdfLimits, UNPACKS_TOO_MUCH } from './pdf-limits.ts'

export class WorkerDidNotStart extends Error {}

interface Started {
  worker: Worker
  /** Settles with the worker's first message, which says that it is ready, or with its failure. */
  ready: Promise<void>
}

/** A worker for the next file. Each file has its own. */
let spare: Started | undefined

/**
 * Starts pdf.js's worker. Without one, pdf.js falls back to parsing on the main thread, which holds the session: so
 * parse in a worker or fail.
 */
function startWorker(): Started {
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' })
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new WorkerDidNotStart()), { once: true })
    worker.addEventListener('message', () => resolve(), { once: true })
  })
  return { worker, ready }
}

/**
 * Starts a worker before the next file has loaded, unless one is waiting. Does nothing if it cannot start: opening the
 * file then fails.
 */
export function prepareWorker(): void {
  if (spare) return
  try {
    const started = startWorker()
    spare = started
    started.ready.catch(() => {
      // Another one may start once the connection is back.
      if (spare === started) spare = undefined
    })
  } catch {
    spare = undefined
  }
}

/** The prepared worker or a new one, once it is ready. Aborting terminates it. */
async function takeWorker(signal: AbortSignal): Promise<Worker> {
  signal.throwIfAborted()
  const { worker, ready } = spare ?? startWorker()
  spare = undefined
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      worker.terminate()
      reject(signal.reason)
    })
  })
  aborted.catch(() => undefined)
  await Promise.race([ready, aborted])
  return worker
}

/**
 * Opens the PDF in a worker, without running its scripts, drawing its forms or fetching its links; its fonts are drawn
 * as outlines instead of being added to this document. Rejects if the worker dies; aborting terminates it.
 * @param onTooLarge called if the file, or later one of its pages, decompresses to too many bytes
 */
export async function openPdf(
  file: Blob,
  signal: AbortSignal,
  onTooLarge: () => void,
): Promise<PDFDocumentProxy> {
  const port = await takeWorker(signal)
  port.addEventListener('error', (event) => {
    if (!event.message.includes(UNPACKS_TOO_MUCH)) return
    event.preventDefault()
    onTooLarge()
  })
  const data = new Uint8Array(await file.arrayBuffer())
  // `getDocument` reads this synchronously; it has no other parameter for a worker.
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
    maxImageSize: pdfLimits.picturePixels,
    canvasMaxAreaInBytes: pdfLimits.picturePixels * 4,
  })
  const workerFailed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker failed')), { once: true })
  })
  return Promise.race([task.promise, workerFailed])
}
