import type { PageBrand } from './contract/brand.ts'
import { PageBrands } from './platform/page-brands.ts'
import { isApiPath, serveStatic } from './platform/serve-static.ts'

interface GatewayBindings {
  API: Fetcher & { brandOf: (host: string) => Promise<PageBrand | null> }
  ASSETS: Fetcher
}

const brands = new PageBrands()

/** Entrypoint of the admin address. Forwards /api to the API, serves the dashboard's files and does nothing else. */
export default {
  fetch: (request, env) =>
    isApiPath(request.url)
      ? env.API.fetch(request)
      : serveStatic(request, env.ASSETS, brands, (host) => env.API.brandOf(host)),
} satisfies ExportedHandler<GatewayBindings>
