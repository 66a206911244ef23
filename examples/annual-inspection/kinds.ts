/** Kinds of inspection by the value that the booking keeps. Without imports, because the browser and the server share it. */
export const KINDS = {
  periodic: 'Määräaikaiskatsastus',
  follow_up: 'Jälkitarkastus',
  registration: 'Rekisteröintikatsastus',
} as const
export type Kind = keyof typeof KINDS

/** Parameter of the booking that keeps the kind. */
export const KIND_PARAMETER = 'INSPECTION_KIND'

export const isKind = (value: string | null | undefined): value is Kind => Object.keys(KINDS).includes(value ?? '')
