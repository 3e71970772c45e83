const FRAMES_MAX = 6
const FRAME =
  /^\s+at (?:async )?(?:(?:new )?([\w$.#<>]+)(?: \[as [\w$]+\])? )?\(?(?:[^()\s]*\/)?([\w.@-]+:\d+:\d+)\)?$/
const LIBRARY = /node_modules|[( ]node:/

/**
 * The stack frames in our code, innermost first, such as "changeLogo (logo.ts:38:5) < replaceLogo
 * (logo.ts:31:3)". The stack begins with the message, which may quote user input, even a line that looks like
 * a frame. So the message is cut off as a whole; if the stack does not contain it, the result is `null`.
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
