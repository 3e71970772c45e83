/** Trusted Types policies, in browsers that have them. https://www.w3.org/TR/trusted-types/ */
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

/** A worker's script URL as Trusted Types accept it. Throws for another origin. */
export function ownScriptUrl(url: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(POLICY, rules) ?? rules
  return policy.createScriptURL(url)
}
