import { array, boolean, object, string, type Infer } from 'superstruct'
import { replaceAddress } from '#shared/address'
import { TICKET_KEY } from '#shared/store/keys'
import { persisted } from '#shared/store/persisted'

/** Parameter of the address that opens a ticket. */
const PARAMETER = 'ticket'

/** A ticket's code with what the visitor has answered, kept in this tab for a reload. */
const Kept = object({
  code: string(),
  /** Ids of jobs. */
  accepted: array(string()),
  declined: array(string()),
  /** Keys of the further products that the visitor wants. */
  extras: array(string()),
  light: string(),
  /** True once the answer was sent, whether or not a response came. */
  wasSent: boolean(),
})
export type Kept = Infer<typeof Kept>

/** A ticket without an answer. */
export const unanswered = (code: string): Kept => ({
  code,
  accepted: [],
  declined: [],
  extras: [],
  light: '',
  wasSent: false,
})

export const keptTicket = persisted(TICKET_KEY, Kept)

/** Forgets the ticket of this tab, because the visitor wants the page without it. */
export const forgetTicket = keptTicket.clear

/**
 * Moves a ticket's code from the address to the session storage. Call it before anything else reads the address. The
 * same ticket keeps its answers. Returns true if this tab has a ticket open.
 */
export function takeTicketCode(): boolean {
  // A page that is prerendered at build time has no address.
  if (typeof window === 'undefined') return false
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  const code = parameters.get(PARAMETER)?.trim()
  if (code !== undefined) {
    parameters.delete(PARAMETER)
    const rest = parameters.size > 0 ? `?${parameters}` : ''
    replaceAddress(pathname + rest + hash)
  }
  const kept = keptTicket.read()
  if (!code || code === kept?.code) return kept !== null
  keptTicket.write(unanswered(code))
  return true
}
