import * as v from 'valibot'
import { type RegistrationStatus, type RejectionReason, rejectionReasons } from './accounts.ts'
import { cursor } from './page.ts'
import { visible } from './visible.ts'

/** For so long a decision can be taken back; nobody is told of it before. */
export const UNDO_SECONDS = 10
/** At most so many are decided with one request. */
export const BULK_MAX = 50
export const QUEUE_PAGE_SIZE = 50
export const WAITING_COUNT_MAX = 1000
export const QUEUE_SEARCH_MAX = 100
/** A search looks at no more of those it finds, so that it costs the same in whatever company. */
export const QUEUE_FOUND_MAX = 500

export const registrationRejectionSchema = v.object({
  reason: v.picklist(rejectionReasons, 'Escolha um motivo'),
  text: v.pipe(
    v.string('Explique o motivo'),
    v.trim(),
    v.minLength(3, 'Explique o motivo em pelo menos 3 caracteres'),
    visible('Explique o motivo'),
    v.maxLength(1000, 'Use no máximo 1.000 caracteres'),
  ),
})

const ids = v.pipe(
  v.array(
    v.pipe(v.string('Cadastro inválido'), v.maxLength(64, 'Cadastro inválido')),
    'Escolha os cadastros',
  ),
  v.minLength(1, 'Escolha pelo menos um cadastro'),
  v.maxLength(BULK_MAX, `Escolha no máximo ${BULK_MAX} cadastros`),
  v.transform((list) => [...new Set(list)]),
)

export const bulkSchema = v.object({ ids })
export const bulkRejectionSchema = v.object({ ids, ...registrationRejectionSchema.entries })

export const queueStatuses = ['email_confirmed', 'pending', 'approved', 'rejected'] as const
/** Hours after which a wait is worth a look. */
export const waitingFilters = ['24', '48', '168'] as const
export type WaitingFilter = (typeof waitingFilters)[number]

export const registrationQueueQuerySchema = v.object({
  status: v.optional(v.picklist(queueStatuses, 'Situação inválida'), 'email_confirmed'),
  /** Beginnings of names or of the e-mail address. */
  search: v.optional(
    v.pipe(v.string('Busca inválida'), v.trim(), v.maxLength(QUEUE_SEARCH_MAX, 'Busca longa demais')),
  ),
  /** Only those in their status for longer than so many hours. */
  waitingOver: v.optional(v.picklist(waitingFilters, 'Espera inválida')),
  /** Only those rejected for this reason. */
  reason: v.optional(v.picklist(rejectionReasons, 'Motivo inválido')),
  cursor,
})
export type RegistrationQueueQuery = v.InferOutput<typeof registrationQueueQuerySchema>

/** A registration in the administrators' queue. */
export interface RegistrationInQueue {
  id: string
  fullName: string
  email: string
  status: RegistrationStatus
  createdAt: string
  emailConfirmedAt: string | null
  /** Since when the present status holds: the wait, for those who wait. */
  statusSince: string
  rejection: { reason: RejectionReason; text: string } | null
  /** Full name of the administrator who decided. */
  decidedBy: string | null
}

/** What was decided on the present day, of Brasília as in the statistics. */
export interface DecidedToday {
  count: number
  /** Half of them waited no longer than so many minutes; read off the bands that are counted. */
  medianMinutes: number | null
}

export interface RegistrationQueue {
  registrations: RegistrationInQueue[]
  nextCursor: string | null
  /** There are more than `QUEUE_FOUND_MAX` whom the words find: those beyond are not looked at. */
  cut: boolean
  /** How many wait for a decision; stops counting at `WAITING_COUNT_MAX`. */
  waiting: number
  today: DecidedToday
}

/** What became of a registration that could not be decided any more. */
export interface DecidedBefore {
  status: RegistrationStatus
  /** Full name of the administrator who decided. */
  by: string | null
  at: string | null
  /** Whether it was the administrator who asks now. */
  own: boolean
}

export interface Decided {
  id: string
  status: RegistrationStatus
}

/** What a decision answers, with the day's numbers after it. */
export interface DecidedNow extends Decided {
  today: DecidedToday
}

/** For each of those asked for: decided now, decided before, or not there. */
export interface BulkDecided {
  today: DecidedToday
  decided: string[]
  before: (DecidedBefore & { id: string; fullName: string })[]
  missing: string[]
}

/** For each of those asked for: back in the queue, or too late. */
export interface BulkUndone {
  undone: string[]
  kept: string[]
}
