import type { PageBrands, ReadBrand } from './page-brands.ts'
import { isAssetPath, type StaticFiles, serveAsset } from './serve-asset.ts'
import { servePage } from './serve-page.ts'

export function isApiPath(url: string): boolean {
  const { pathname } = new URL(url)
  return pathname === '/api' || pathname.startsWith('/api/')
}

/** What an address serves besides the API: the app's scripts, styles, pages and icons. */
export function serveStatic(
  request: Request,
  files: StaticFiles,
  brands: PageBrands,
  read: ReadBrand,
): Promise<Response> {
  if (isAssetPath(request.url)) return serveAsset(request, files)
  return servePage(request, files, (host) => brands.of(host, read))
}
