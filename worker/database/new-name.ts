/** For the `set` of an update of `users`: no name waits for its approval any more. */
export const noNewName = { newName: null, newNameAt: null }
