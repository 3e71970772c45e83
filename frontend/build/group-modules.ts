/** A file that the bundler would make by default: modules that the same screens need. */
export interface Part {
  name: string
  /** Before the minification, which leaves about a third. */
  bytes: number
  /** Names of the parts that it imports statically. */
  imports: readonly string[]
}

/** What is loaded together, such as a screen with its frame. */
export interface Opened {
  /** Names of the parts; what they import is loaded too. */
  parts: readonly string[]
  /** How much its speed counts. */
  weight: number
}

/** In bytes: what one more request costs whoever opens a screen, and what one more file costs. */
const COSTS = { request: 30_000, file: 150_000 }

/** A smaller file is joined with another one whatever that costs. */
const LEAST_BYTES = 8_000

interface Group {
  names: string[]
  bytes: number
  /** Of each opened thing, its weight if it loads this group, and 0 if not. */
  weights: Float64Array
  imports: Set<Group>
  /** All that comes with it. */
  reached: Set<Group>
}

/**
 * Joins the parts into fewer files, the best pair first, for as long as the saved requests and files outweigh the bytes that
 * others load in vain, by `COSTS` and the weights of what is opened.
 * @returns The names of each file's parts.
 */
export function groupParts(parts: readonly Part[], opened: readonly Opened[]): string[][] {
  let groups = groupsOf(parts, opened)
  for (;;) {
    const pair = bestPair(groups, 0) ?? bestPair(groups, Number.NEGATIVE_INFINITY)
    if (!pair) return groups.map(({ names }) => names)
    groups = join(pair, groups)
  }
}

/** The pair that saves most, and more than `least`. Without a least, one of the pair is too small for a file. */
function bestPair(groups: readonly Group[], least: number): [Group, Group] | undefined {
  let best: [Group, Group] | undefined
  let most = least
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      if (least < 0 && Math.min(one.bytes, other.bytes) >= LEAST_BYTES) continue
      const saved = savedBy(one, other)
      if (saved <= most || isApart(one, other)) continue
      const left = saved - addedBy(one, other)
      if (left <= most) continue
      best = [one, other]
      most = left
    }
  }
  return best
}

/** What joining the two saves if nothing else comes with them. */
function savedBy(one: Group, other: Group): number {
  let both = 0
  let onlyOne = 0
  let onlyOther = 0
  for (let index = 0; index < one.weights.length; index += 1) {
    const weight = one.weights[index] ?? 0
    const otherWeight = other.weights[index] ?? 0
    if (weight && otherWeight) both += weight
    else if (weight) onlyOne += weight
    else onlyOther += otherWeight
  }
  return COSTS.file + COSTS.request * both - one.bytes * onlyOther - other.bytes * onlyOne
}

/** What the imports of one cost those who loaded the other alone. */
function addedBy(one: Group, other: Group): number {
  const weights = either(one.weights, other.weights)
  const along = one.reached.union(other.reached)
  let added = 0
  for (const group of along) {
    if (group === one || group === other) continue
    const more = weights.reduce((sum, weight, index) => sum + (group.weights[index] ? 0 : weight), 0)
    added += more * (COSTS.request + group.bytes)
  }
  return added
}

/** Whether one imports the other by way of a third: as one file they would import each other. */
function isApart(one: Group, other: Group): boolean {
  const [from, to] = other.reached.has(one) ? [other, one] : [one, other]
  return from.reached.has(to) && [...from.reached].some((group) => group !== to && group.reached.has(to))
}

const either = (one: Float64Array, other: Float64Array) =>
  one.map((weight, index) => weight || (other[index] ?? 0))

function join([one, other]: [Group, Group], groups: readonly Group[]): Group[] {
  const joined: Group = {
    names: [...one.names, ...other.names],
    bytes: one.bytes + other.bytes,
    weights: either(one.weights, other.weights),
    imports: one.imports.union(other.imports),
    reached: new Set(),
  }
  const left = [...groups.filter((group) => group !== one && group !== other), joined]
  for (const { imports } of left) {
    const imported = [imports.delete(one), imports.delete(other)]
    if (imported.includes(true)) imports.add(joined)
  }
  joined.imports.delete(joined)
  findReached(left)
  for (const group of joined.reached) group.weights = either(group.weights, joined.weights)
  return left
}

function findReached(groups: readonly Group[]): void {
  for (const group of groups) {
    group.reached = new Set(group.imports)
    for (const next of group.reached) for (const further of next.imports) group.reached.add(further)
  }
}

function groupsOf(parts: readonly Part[], opened: readonly Opened[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { name, bytes } of parts) {
    const weights = new Float64Array(opened.length)
    groups.set(name, { names: [name], bytes, weights, imports: new Set(), reached: new Set() })
  }
  const named = (names: readonly string[]) => names.flatMap((name) => groups.get(name) ?? [])
  for (const { name, imports } of parts) {
    for (const group of named([name])) group.imports = new Set(named(imports))
  }
  findReached([...groups.values()])
  for (const [index, { parts: names, weight }] of opened.entries()) {
    for (const group of named(names)) for (const it of [group, ...group.reached]) it.weights[index] = weight
  }
  return [...groups.values()]
}
