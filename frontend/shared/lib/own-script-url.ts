/** Policies of Trusted Types, where the browser has them. https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

const POLICY = 'own-scripts'

const rules = {
  createScriptURL(url: string): string {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError('Not a script of this address')
    return url
  },
}

let policy: typeof rules | undefined

/** The URL of a worker's script, which Trusted Types accept. Throws for another origin. */
export function ownScriptUrl(url: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(POLICY, rules) ?? rules
  return policy.createScriptURL(url)
}
