type Search = Record<string, unknown>

/**
 * For a route's `validateSearch`. The router merges the result over the parameters as typed, so parameters that `read`
 * drops must be set to undefined explicitly.
 */
export function knownSearch<S extends object>(read: (search: Search) => S): (search: Search) => S {
  return (search) => {
    const unknown = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
    return { ...unknown, ...read(search) }
  }
}
