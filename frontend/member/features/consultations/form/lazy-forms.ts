import { lazy } from 'react'

export const loadForms = async () => (await import('./forms.ts')).forms

export const EditForm = lazy(async () => ({ default: (await loadForms()).EditForm }))
export const NotesForm = lazy(async () => ({ default: (await loadForms()).NotesForm }))
export const WaitingNotes = lazy(async () => ({ default: (await loadForms()).WaitingNotes }))
