import type { LinkProps } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** An upload that continues while the member uses other screens. */
export interface RunningUpload {
  /** Names the sending form, which has one upload at a time. */
  form: string
  fileName: string
  /** Address of the form's screen. */
  link: LinkProps
  /** From 0 to 1; `undefined` while the file is being announced. */
  progress: number | undefined
  cancel: () => void
}

let uploads: readonly RunningUpload[] = []
const listeners = new Set<() => void>()

function change(next: readonly RunningUpload[]) {
  uploads = next
  for (const listener of listeners) listener()
}

export function startUpload(upload: Omit<RunningUpload, 'progress'>): void {
  change([...uploads, { ...upload, progress: undefined }])
}

export function setUploadProgress(form: string, progress: number): void {
  change(uploads.map((upload) => (upload.form === form ? { ...upload, progress } : upload)))
}

export function endUpload(form: string): void {
  change(uploads.filter((upload) => upload.form !== form))
}

export function cancelUploads(): void {
  for (const upload of uploads) upload.cancel()
}

export const runningUploads = (): readonly RunningUpload[] => uploads

/** In order of their start. */
export function useRunningUploads(): readonly RunningUpload[] {
  return useSyncExternalStore(
    subscribe,
    () => uploads,
    () => uploads,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
