/** What the type check of the Worker's routes needs from Node; the Worker's own check has all of it. */
declare module 'node:zlib' {
  interface Inflate {
    readonly bytesWritten: number
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
    write(chunk: Uint8Array): boolean
    end(): void
    destroy(): void
  }
  export function createInflate(options: { chunkSize: number }): Inflate
}
