import * as v from 'valibot'

/** Directives whose violations are counted under their own name. */
export const cspDirectives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'media-src',
  'object-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  'default-src',
  'other',
] as const
export type CspDirective = (typeof cspDirectives)[number]

/** What was blocked, without its address. */
export const cspSources = ['inline', 'eval', 'trusted-types', 'data', 'blob', 'url'] as const
export type CspSource = (typeof cspSources)[number]

/** A violation as browsers send it to `report-uri`. https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
export const cspReportSchema = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    /** Older browsers send only this one, with the directive's values after its name. */
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.string()),
  }),
})
export type CspReport = v.InferOutput<typeof cspReportSchema>['csp-report']
