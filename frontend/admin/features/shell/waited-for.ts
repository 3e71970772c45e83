import type { QueryKey } from '@tanstack/react-query'
import { slowNetwork } from '#locales/slow-network.ts'

const names: Record<string, string> = slowNetwork.admin

/** A query's subject in the dashboard's terms. */
export const waitedFor = ([area]: QueryKey): string | undefined => names[String(area)]
