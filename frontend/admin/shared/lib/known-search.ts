type Search = Record<string, unknown>

/**
 * For a route's `validateSearch`: the router lays the answer over the address as it was typed, so that what the answer
 * only leaves out would still stand there.
 */
export function knownSearch<S extends object>(read: (search: Search) => S): (search: Search) => S {
  return (search) => {
    const unknown = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
    return { ...unknown, ...read(search) }
  }
}
