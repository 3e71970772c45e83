import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { groupParts, type Opened } from './group-modules.ts'

/** How much the speed of a screen counts. Many people open only the screens of a first visit and of a sign-in. */
const WEIGHTS = { first: 500, home: 8, screen: 1 }
/** Weight of what a screen may open later: a part of its own, and a share of the screen's. */
const LATER = { own: 0.3, share: 0.05 }

/** Cost of one more request, in bytes. Lower for files that the page names itself, and for those that no content waits for. */
const REQUEST = { awaited: 40_000, ahead: 2_000 }

interface Options {
  root: string
  /** Route file of the screen that a first visit shows. */
  first: string
  /** Route file of the screen that a sign-in opens. */
  home: string
  /** How many files there may be. */
  files: number
  compilers: () => PluginOption[]
}

const ROUTE = /^(.*\/routes\/.*\.tsx)\?tsr-split=component/

/**
 * Bundles the app into few files. By default the bundler makes one for each set of screens that share a module, most of
 * them tiny. A first build, which writes nothing, finds these sets, and `groupParts` merges them.
 */
export function fewChunks(options: Options) {
  /** File names by module id. */
  const names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'few-chunks',
    apply: 'build',
    async buildStart() {
      const { chunks, styleBytes } = await defaultFiles(options)
      const parts = chunks.map(({ fileName, code, imports, viteMetadata }) => ({
        name: fileName,
        bytes: code.length + sum([...(viteMetadata?.importedCss ?? [])].map(styleBytes)),
        imports,
      }))
      names.clear()
      const taken = new Set<string>()
      for (const group of groupParts(parts, openedIn(chunks, options), options.files)) {
        const members = chunks.filter(({ fileName }) => group.includes(fileName))
        const name = chooseName(members, taken)
        taken.add(name)
        for (const id of members.flatMap(({ moduleIds }) => moduleIds)) names.set(id, name)
      }
    },
  }
  const group = {
    debugName: 'few-chunks',
    name: (id: string) => names.get(id) ?? null,
    includeDependenciesRecursively: false,
  }
  return { plugin, group }
}

/** The entry's name, otherwise that of the largest part. */
function chooseName(chunks: readonly Rolldown.OutputChunk[], taken: ReadonlySet<string>): string {
  const [main] = chunks.toSorted(
    (one, other) => Number(other.isEntry) - Number(one.isEntry) || other.code.length - one.code.length,
  )
  const name = main?.name ?? ''
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!taken.has(free) && (free !== 'index' || main?.isEntry)) return free
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * The script files that the bundler makes by default, except that everything the entry imports stays in it, and the
 * size of each style sheet, which loads with the scripts that import it.
 */
async function defaultFiles({ root, compilers }: Options) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: compilers(),
    build: {
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
    },
  })
  const files = [result].flat().flatMap((made) => ('output' in made ? made.output : []))
  const styles = new Map(
    files.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source.length] as const] : [])),
  )
  return {
    chunks: files.filter((file) => file.type === 'chunk'),
    styleBytes: (fileName: string) => styles.get(fileName) ?? 0,
  }
}

/** Each screen with its layouts, and with each part that may be loaded later. */
function openedIn(chunks: readonly Rolldown.OutputChunk[], { first, home }: Options): Opened[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const closure = (names: readonly string[], next: (chunk: Rolldown.OutputChunk) => readonly string[]) => {
    const reached = new Set(names)
    for (const name of reached) {
      const chunk = byName.get(name)
      for (const further of chunk ? next(chunk) : []) reached.add(further)
    }
    return reached
  }

  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const routes = new Map<string, string>()
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const [, file] = ROUTE.exec(id) ?? []
      if (file) routes.set(file, fileName)
    }
  }
  const ofRoutes = new Set(routes.values())
  const onDemand = ({ dynamicImports }: Rolldown.OutputChunk) =>
    dynamicImports.filter((name) => !ofRoutes.has(name))

  const screens = [...routes].map(([file, name]) => {
    const layouts = [...routes].filter(([layout]) => file.startsWith(layout.replace(/\.tsx$/, '/')))
    const parts = [...entries, ...layouts.map(([, layout]) => layout), name]
    const laterWeight = file === home ? WEIGHTS.home : WEIGHTS.screen
    return {
      parts,
      loads: closure(parts, ({ imports }) => imports),
      mayLoad: closure(parts, (chunk) => [...chunk.imports, ...onDemand(chunk)]),
      weight: file === first ? WEIGHTS.first : laterWeight,
      request: file === first ? REQUEST.ahead : REQUEST.awaited,
      // What the first screen opens later must not make it slower.
      laterWeight,
    }
  })
  const later = [...new Set(chunks.flatMap(onDemand))].map((name) => {
    const openers = screens.filter(({ mayLoad }) => mayLoad.has(name))
    const certain = openers.map(({ loads }) => loads).reduce((all, loads) => all.intersection(loads))
    const weight = LATER.own + LATER.share * sum(openers.map(({ laterWeight }) => laterWeight))
    return { parts: [...certain, name], weight, request: REQUEST.ahead }
  })
  return [...screens, ...later]
}
