const FRAMES_MAX = 6
const FRAME =
  /^\s+at (?:async )?(?:(?:new )?([\w$.#<>]+)(?: \[as [\w$]+\])? )?\(?(?:[^()\s]*\/)?([\w.@-]+:\d+:\d+)\)?$/
const LIBRARY = /node_modules|[( ]node:/

/**
 * "changeLogo (logo.ts:38:5) < replaceLogo (logo.ts:31:3)": functions and places in our code, innermost first. The
 * message that begins a stack may quote what somebody typed, even a line that looks like a place: it is cut away as a
 * whole, and where it cannot be found nothing is told.
 */
export function stackFrames({ stack, message }: Error): string | null {
  const start = stack?.indexOf(message) ?? -1
  if (!stack || start < 0) return null
  const frames: string[] = []
  for (const line of stack
    .slice(start + message.length)
    .split('\n')
    .slice(1)) {
    const [, name, place] = FRAME.exec(line) ?? []
    if (!place || LIBRARY.test(line)) continue
    frames.push(name ? `${name} (${place})` : place)
    if (frames.length === FRAMES_MAX) break
  }
  return frames.length > 0 ? frames.join(' < ') : null
}
