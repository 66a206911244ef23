/**
 * Texts of requests, whose form the documentation of the contract names. They are not checked here: the server refuses a
 * fault with a code of its own.
 */
import { Struct } from 'superstruct'
import { PLATE } from '../../text/plate'

const isText = (value: unknown): boolean => typeof value === 'string'
const ofForm = (schema: { readonly format: string } | { readonly pattern: string }) =>
  new Struct<string, object>({ type: 'string', schema, validator: isText })

const DAY = String.raw`\d{4}-\d{2}-\d{2}`
const DATE_TIME = String.raw`${DAY}T\d{2}:\d{2}:\d{2}`

/** `YYYY-MM-DD` */
export const SentDay = ofForm({ format: 'date' })

/** `YYYY-MM-DDTHH:mm:ss` of the workshop's clock. */
export const SentDateTime = ofForm({ format: 'date-time-local' })

/** Two of these with a bar between them: from when to when. */
export const SentPeriod = ofForm({ pattern: String.raw`^${DATE_TIME}\|${DATE_TIME}$` })

/** `DD.MM.YYYY HH:mm` */
export const SentFinnishDateTime = ofForm({ pattern: String.raw`^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$` })

/** A number plate of the specification's pattern, with the hyphen. */
export const SentPlate = ofForm({ pattern: PLATE.source })
