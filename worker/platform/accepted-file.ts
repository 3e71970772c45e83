import { LOGO_PIXELS_MAX, type logoTypes } from '#contract/company.ts'
import { extensionOf, fileTypes } from '#contract/files.ts'
import { hasTooManyPixels, pictureSize } from '#contract/picture-size.ts'
import { checkPdf } from './check-pdf.ts'
import { Invalid } from './errors.ts'
import { asciiAt, joinBytes } from './pictures/bytes.ts'
import { cleanJpeg } from './pictures/clean-jpeg.ts'
import { cleanPng } from './pictures/clean-png.ts'
import { cleanWebp } from './pictures/clean-webp.ts'

type PictureType = (typeof logoTypes)[number]
type FileType = keyof typeof fileTypes

/** An uploaded file in the form in which it may be stored. */
export interface AcceptedFile<Type extends string> {
  contentType: Type
  /** For a picture: without metadata. */
  content: Uint8Array<ArrayBuffer>
}

const signatures: readonly [type: PictureType | FileType, at: number, text: string][] = [
  ['application/pdf', 0, '%PDF-'],
  ['image/jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['image/png', 0, '\u0089PNG\r\n\u001a\n'],
  ['image/webp', 8, 'WEBP'],
]

/** The type according to the first bytes; file name and content type are ignored. */
function typeOfContent(content: Uint8Array): PictureType | FileType | undefined {
  return signatures.find(([, at, text]) => asciiAt(content, at, text.length) === text)?.[0]
}

/** Rejects a picture that is damaged, cut off or too large, and removes its metadata. */
async function cleanPicture(type: PictureType, content: Uint8Array, pixelsMax?: number) {
  const size = pictureSize(content)
  if (!size || size.width === 0 || size.height === 0) throw new Invalid({}, 'file_unreadable')
  if (hasTooManyPixels(size, pixelsMax)) {
    throw new Invalid({}, pixelsMax ? 'logo_too_many_pixels' : 'file_too_many_pixels')
  }
  const clean = { 'image/png': cleanPng, 'image/jpeg': cleanJpeg, 'image/webp': cleanWebp }[type]
  const parts = await clean(content)
  if (!parts) throw new Invalid({}, 'file_unreadable')
  return joinBytes(parts)
}

/** A member's file. Throws `Invalid` if it is not accepted or does not match its name. */
export async function acceptFile(
  fileName: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<AcceptedFile<FileType>> {
  if (content.byteLength === 0) throw new Invalid({}, 'file_missing')
  const contentType = typeOfContent(content)
  if (!contentType || contentType === 'image/webp') throw new Invalid({}, 'file_type_refused')
  const extensions: readonly string[] = fileTypes[contentType]
  if (!extensions.includes(extensionOf(fileName))) throw new Invalid({}, 'file_type_refused')
  if (contentType !== 'application/pdf')
    return { contentType, content: await cleanPicture(contentType, content) }
  const problem = await checkPdf(content)
  if (problem) throw new Invalid({}, problem === 'damaged' ? 'file_unreadable' : 'file_too_complex')
  return { contentType, content }
}

export interface AcceptedLogo extends AcceptedFile<PictureType> {
  /** In pixels; `null` unless the logo is square. */
  side: number | null
}

/** A company's logo. Throws `Invalid` if it is not accepted. */
export async function acceptLogo(content: Uint8Array<ArrayBuffer>): Promise<AcceptedLogo> {
  const contentType = typeOfContent(content)
  if (!contentType || contentType === 'application/pdf') throw new Invalid({}, 'logo_type_refused')
  const clean = await cleanPicture(contentType, content, LOGO_PIXELS_MAX)
  const size = pictureSize(clean)
  return { contentType, content: clean, side: size?.width === size?.height ? (size?.width ?? null) : null }
}
