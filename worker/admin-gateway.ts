import { isAssetPath, serveAsset } from './platform/serve-asset.ts'

interface GatewayBindings {
  API: Fetcher
  ASSETS: Fetcher
}

/** Entrypoint of the admin address. Forwards /api to the API, serves /assets and does nothing else. */
export default {
  fetch: (request, env) =>
    isAssetPath(request.url) ? serveAsset(request, env.ASSETS) : env.API.fetch(request),
} satisfies ExportedHandler<GatewayBindings>
