/** A file that the bundler would make by default: modules that the same screens need. */
export interface Part {
  name: string
  /** Minified, before compression. */
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
  /** Cost of one more request, in bytes. */
  request: number
}

/** A smaller file is merged with another one at any cost. */
const LEAST_BYTES = 3_200

interface Group {
  names: string[]
  bytes: number
  /** For each entry of `opened`, whether it loads this group. */
  loadedBy: readonly boolean[]
  imports: Set<Group>
  /** Everything that is loaded with it. */
  reached: Set<Group>
}

/**
 * Merges the parts into fewer files, the best pair first, while the saved requests outweigh the bytes loaded in vain
 * (both weighted by `opened`), and until at most `most` files are left. No two files import each other.
 * @returns The names of each file's parts.
 */
export function groupParts(parts: readonly Part[], opened: readonly Opened[], most: number): string[][] {
  let groups = makeGroups(parts, opened)
  for (;;) {
    const tiny = groups.filter(({ bytes }) => bytes < LEAST_BYTES)
    const pair =
      bestPair(groups, groups, opened, 0) ??
      bestPair(groups.length > most ? groups : tiny, groups, opened, Number.NEGATIVE_INFINITY)
    if (!pair) return groups.map(({ names }) => names)
    groups = join(pair, groups)
  }
}

/** The pair with at least one of `some` that saves the most, and more than `least`. */
function bestPair(
  some: readonly Group[],
  groups: readonly Group[],
  opened: readonly Opened[],
  least: number,
): [Group, Group] | undefined {
  let best: [Group, Group] | undefined
  let most = least
  for (const one of some) {
    for (const other of groups) {
      if (one === other) continue
      const saved = savedBy(one, other, opened)
      if (saved <= most) continue
      const left = saved - addedBy(one, other, opened)
      if (left <= most || isBetween(one, other) || isBetween(other, one)) continue
      best = [one, other]
      most = left
    }
  }
  return best
}

/**
 * Whether one imports the other through a third file, which would then import the merged file and be imported by it.
 */
function isBetween(one: Group, other: Group): boolean {
  return [...one.reached].some((group) => group !== other && group.reached.has(other))
}

/** What merging the two saves if nothing else is loaded with them. */
function savedBy(one: Group, other: Group, opened: readonly Opened[]): number {
  let saved = 0
  opened.forEach(({ weight, request }, index) => {
    const loadsOther = other.loadedBy[index]
    if (one.loadedBy[index]) saved += weight * (loadsOther ? request : -other.bytes)
    else if (loadsOther) saved -= weight * one.bytes
  })
  return saved
}

/** Cost of one's imports for screens that loaded only the other. */
function addedBy(one: Group, other: Group, opened: readonly Opened[]): number {
  const loadedBy = either(one, other)
  let added = 0
  for (const group of one.reached.union(other.reached)) {
    if (group === one || group === other) continue
    opened.forEach(({ weight, request }, index) => {
      if (loadedBy[index] && !group.loadedBy[index]) added += weight * (request + group.bytes)
    })
  }
  return added
}

const either = (one: Group, other: Group) =>
  one.loadedBy.map((loads, index) => loads || other.loadedBy[index] === true)

function join([one, other]: [Group, Group], groups: readonly Group[]): Group[] {
  const joined: Group = {
    names: [...one.names, ...other.names],
    bytes: one.bytes + other.bytes,
    loadedBy: either(one, other),
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
  for (const group of joined.reached) group.loadedBy = either(group, joined)
  return left
}

function findReached(groups: readonly Group[]): void {
  for (const group of groups) {
    group.reached = new Set(group.imports)
    for (const next of group.reached) for (const further of next.imports) group.reached.add(further)
  }
}

function makeGroups(parts: readonly Part[], opened: readonly Opened[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { name, bytes } of parts) {
    groups.set(name, { names: [name], bytes, loadedBy: [], imports: new Set(), reached: new Set() })
  }
  const named = (names: readonly string[]) => names.flatMap((name) => groups.get(name) ?? [])
  for (const { name, imports } of parts) {
    for (const group of named([name])) group.imports = new Set(named(imports))
  }
  const list = [...groups.values()]
  findReached(list)
  const loads = opened.map((it) => new Set(named(it.parts).flatMap((group) => [group, ...group.reached])))
  for (const group of list) group.loadedBy = loads.map((loaded) => loaded.has(group))
  return list
}
