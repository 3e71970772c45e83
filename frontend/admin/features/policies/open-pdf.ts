import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import qcmsUrl from 'pdfjs-dist/wasm/qcms_bg.wasm?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Decoders of pictures inside a PDF, by the names under which the reader asks for them. */
const decoders: Record<string, string> = {
  'jbig2.wasm': jbig2Url,
  'openjpeg.wasm': openjpegUrl,
  'qcms_bg.wasm': qcmsUrl,
}

/** Fetches for the worker, which itself reaches no network. */
class Decoders {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = decoders[filename]
    if (!url) throw new Error(`There is no ${filename}`)
    return new Uint8Array(await (await fetch(url)).arrayBuffer())
  }
}

/** Reads the PDF in a worker: no script of the file runs, no form of it is drawn, nothing of it is fetched. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: Decoders,
    wasmUrl: '/',
    useWorkerFetch: false,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  })
  return task.promise
}
