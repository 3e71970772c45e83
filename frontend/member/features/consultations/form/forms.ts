import { NotesForm } from '../notes/notes-form.tsx'
import { WaitingNotes } from '../notes/waiting-notes.tsx'
import { EditForm } from './edit-form.tsx'

/** In one file of the build: apart they would be small ones. */
export const forms = { EditForm, NotesForm, WaitingNotes }
