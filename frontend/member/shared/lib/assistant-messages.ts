/** Sent by the help assistant when it is ready. */
export const ASSISTANT_READY = 'assistant-ready'

export interface PhoneLines {
  phone: string | null
  /** The 24-hour line. */
  emergencyPhone: string | null
}

/** The answer to `ASSISTANT_READY`, sent again when the theme changes. */
export interface AssistantSettings extends PhoneLines {
  dark: boolean
  /** `#rrggbb` */
  brand: string | null
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** The settings in a message; `undefined` for any other message. */
export function readSettings(data: unknown): AssistantSettings | undefined {
  if (typeof data !== 'object' || data === null || !('dark' in data) || typeof data.dark !== 'boolean')
    return undefined
  const brand = 'brand' in data ? textOrNull(data.brand) : null
  return {
    dark: data.dark,
    brand: brand && /^#[0-9a-f]{6}$/i.test(brand) ? brand : null,
    phone: 'phone' in data ? textOrNull(data.phone) : null,
    emergencyPhone: 'emergencyPhone' in data ? textOrNull(data.emergencyPhone) : null,
  }
}
