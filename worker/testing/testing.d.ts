declare module '#testing/environment' {
  import type { Bindings } from '#platform/bindings.ts'
  import type { RecordingD1 } from './recording-d1.ts'

  export const recording: RecordingD1 | undefined
  export function openEnvironment(): Promise<Bindings>
}
