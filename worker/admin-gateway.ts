interface GatewayBindings {
  API: Fetcher
}

/** Entrypoint of the admin address. Forwards /api to the API and does nothing else. */
export default {
  fetch: (request, env) => env.API.fetch(request),
} satisfies ExportedHandler<GatewayBindings>
