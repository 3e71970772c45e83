import foxitDingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import foxitFixedUrl from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url'
import foxitFixedBoldUrl from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url'
import foxitFixedBoldItalicUrl from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url'
import foxitFixedItalicUrl from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url'
import foxitSerifUrl from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url'
import foxitSerifBoldUrl from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url'
import foxitSerifBoldItalicUrl from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url'
import foxitSerifItalicUrl from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url'
import foxitSymbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import liberationSansBoldUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url'
import liberationSansBoldItalicUrl from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url'
import liberationSansItalicUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url'
import liberationSansRegularUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url'
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import qcmsUrl from 'pdfjs-dist/wasm/qcms_bg.wasm?url'

/** Image decoders and the standard fonts that PDFs need not embed, under the names by which pdf.js requests them. */
const files: Record<string, string> = {
  'jbig2.wasm': jbig2Url,
  'openjpeg.wasm': openjpegUrl,
  'qcms_bg.wasm': qcmsUrl,
  'FoxitDingbats.pfb': foxitDingbatsUrl,
  'FoxitFixed.pfb': foxitFixedUrl,
  'FoxitFixedBold.pfb': foxitFixedBoldUrl,
  'FoxitFixedBoldItalic.pfb': foxitFixedBoldItalicUrl,
  'FoxitFixedItalic.pfb': foxitFixedItalicUrl,
  'FoxitSerif.pfb': foxitSerifUrl,
  'FoxitSerifBold.pfb': foxitSerifBoldUrl,
  'FoxitSerifBoldItalic.pfb': foxitSerifBoldItalicUrl,
  'FoxitSerifItalic.pfb': foxitSerifItalicUrl,
  'FoxitSymbol.pfb': foxitSymbolUrl,
  'LiberationSans-Bold.ttf': liberationSansBoldUrl,
  'LiberationSans-BoldItalic.ttf': liberationSansBoldItalicUrl,
  'LiberationSans-Italic.ttf': liberationSansItalicUrl,
  'LiberationSans-Regular.ttf': liberationSansRegularUrl,
}

/** Fetches files for the worker, whose CSP forbids network access. */
export class PdfData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = Object.hasOwn(files, filename) ? files[filename] : undefined
    if (!url) throw new Error(`There is no ${filename}`)
    return new Uint8Array(await (await fetch(url)).arrayBuffer())
  }
}
