import * as v from 'valibot'
import { TaskForm, type TaskFormProps } from './task-form.tsx'

const schema = v.object({})

/** Describes the consequences and asks for confirmation. */
export function ConfirmForm(props: Omit<TaskFormProps<object>, 'schema' | 'start' | 'fields'>) {
  return <TaskForm {...props} schema={schema} start={{}} />
}
