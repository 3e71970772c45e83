import type { PageBrand } from '#contract/brand.ts'
import { brandedIcon, brandedManifest, brandedPage } from './branded-page.ts'
import { mediaTypeOf } from './media-type.ts'
import { sha256 } from './secrets.ts'
import type { StaticFiles } from './serve-asset.ts'

/**
 * Increase it whenever what is written into the pages changes: browsers keep a page as long as its ETag is
 * the same.
 */
const FORM = 2

/** Files other than pages that show the brand. */
const brandedTexts: Record<string, (text: string, brand: PageBrand) => string> = {
  '/manifest.webmanifest': brandedManifest,
  '/icon.svg': brandedIcon,
}

/**
 * Serves a file outside `/assets`, or the app's page at a path without a file: the app itself knows its
 * screens. Pages, manifest and icon show the brand, and their ETag combines file and brand.
 * @param brandOf called only for a file that shows the brand
 */
export async function servePage(
  request: Request,
  files: StaticFiles,
  brandOf: (host: string) => Promise<PageBrand | null>,
): Promise<Response> {
  const { hostname, pathname } = new URL(request.url)
  const file = await fetchFile(request, files)
  const brandText = brandedTexts[pathname]
  const isPage = mediaTypeOf(file.headers.get('Content-Type')) === 'text/html'
  if (file.status !== 200 || !(isPage || brandText)) return file
  const brand = await brandOf(hostname)
  const headers = new Headers(file.headers)
  headers.delete('Content-Length')
  const tag = file.headers.get('ETag')
  if (tag) headers.set('ETag', await brandedTag(tag, brand))
  if (isUnchanged(request, headers.get('ETag'))) {
    await file.body?.cancel()
    return new Response(null, { status: 304, headers })
  }
  if (isPage) return brandedPage(new Response(file.body, { headers }), brand)
  if (!brandText || !brand || !file.body) return new Response(file.body, { headers })
  return new Response(brandText(await file.text(), brand), { headers })
}

async function fetchFile(request: Request, files: StaticFiles): Promise<Response> {
  const found = await files.fetch(request)
  if (found.status !== 404) return found
  await found.body?.cancel()
  return files.fetch(new Request(new URL('/', request.url), request))
}

/** Weak, because the platform compresses the response. */
async function brandedTag(tag: string, brand: PageBrand | null): Promise<string> {
  const digest = await sha256(JSON.stringify([FORM, brand]))
  return `W/"${opaque(tag).replaceAll('"', '')}-${digest.slice(0, 10)}"`
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

function isUnchanged(request: Request, tag: string | null): boolean {
  if (!tag) return false
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  return known.some((one) => opaque(one) === opaque(tag))
}
