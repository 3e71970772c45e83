import { NotesForm } from '../notes/notes-form.tsx'
import { WaitingNotes } from '../notes/waiting-notes.tsx'
import { EditForm } from './edit-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'

/** Bundled together: separate files would be small. */
export const forms = { EditForm, NotesForm, ScheduleForm, WaitingNotes }
