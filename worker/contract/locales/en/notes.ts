export const NOTE_REQUIRED = 'Write the note'
