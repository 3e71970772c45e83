interface GatewayBindings {
  API: Fetcher
}

/** The administrators' address: hands /api on to the API, and does nothing else. */
export default {
  fetch: (request, env) => env.API.fetch(request),
} satisfies ExportedHandler<GatewayBindings>
