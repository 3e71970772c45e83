import { lazyPart } from '#shared/lib/lazy-part.tsx'

export const loadForms = async () => (await import('./forms.ts')).forms

export const EditForm = lazyPart(async () => (await loadForms()).EditForm)
export const NotesForm = lazyPart(async () => (await loadForms()).NotesForm)
export const ScheduleForm = lazyPart(async () => (await loadForms()).ScheduleForm)
export const WaitingNotes = lazyPart(async () => (await loadForms()).WaitingNotes)
