const RELEASE_AFTER_MS = 60_000

/** Saves a file through the browser under the given name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the content only after the click.
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
}
