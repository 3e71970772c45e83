/** A list of words or phrases, separated by commas. */
export const wordList = (list: string): string[] => list.trim().split(/,\s+/)
