/** What the desk is told of a booking whose mails are refused. */
import type { RefusedMail } from '../booking-document/refused-mails'
import { addressOf } from '../booking-document/address-of'
import { mailKind } from './mail-kinds'

const MALFORMED = 'osoite on virheellinen'

/** What the second number of a mail server's response says (RFC 3463), if that helps to correct an address. */
const REASONS: Readonly<Record<string, string>> = {
  '5.1.1': 'osoitetta ei ole',
  '5.1.2': 'verkkotunnusta ei ole',
  '5.1.3': MALFORMED,
  '5.1.6': 'osoite on muuttunut',
  '5.1.10': 'verkkotunnus ei ota vastaan postia',
  '5.2.1': 'postilaatikko on suljettu',
  '5.2.2': 'postilaatikko on täynnä',
}

/** '550 5.1.1, osoitetta ei ole' */
function responseText(response: string): string {
  if (response === '') return MALFORMED
  const reason = REASONS[response.split(' ')[1] ?? '']
  return reason === undefined ? response : `${response}, ${reason}`
}

/** Returns the refusal that the desk deals with: the last of the address, or else the last. */
const weightiest = (refusals: readonly RefusedMail[]): RefusedMail | undefined =>
  refusals.findLast(({ refused }) => refused === 'RECIPIENT') ?? refusals.at(-1)

/** 'osoite ei ota vastaan viestejä (550 5.1.1, osoitetta ei ole)' */
export function refusedWhat(refusals: readonly RefusedMail[]): string {
  const refusal = weightiest(refusals)
  const what =
    refusal?.refused === 'RECIPIENT' ? 'osoite ei ota vastaan viestejä' : 'sähköpostipalvelin hylkäsi viestin'
  return `${what} (${responseText(refusal?.response ?? '')})`
}

/** 'vahvistus, muistutus': what the customer has not got, each once. */
export const missedMails = (refusals: readonly RefusedMail[]): string =>
  [...new Set(refusals.map(({ message }) => mailKind(message.kind)))].join(', ')

/** Says in sentences what is refused and what to do. Empty without a refusal. */
export function refusalText(refusals: readonly RefusedMail[]): string {
  const refusal = weightiest(refusals)
  if (!refusal) return ''
  const missed = `Saamatta jäi: ${missedMails(refusals)}`
  const response = responseText(refusal.response)
  if (refusal.refused === 'MESSAGE')
    return `Sähköpostipalvelin hylkäsi viestin (${response}). Soita asiakkaalle. ${missed}`
  // The statement of a withdrawal may name another address than the booking has.
  const isStated = refusal.message.kind === 'WITHDRAWAL_ACKNOWLEDGEMENT'
  const address = isStated
    ? 'Peruuttamisilmoituksen sähköpostiosoite'
    : `Sähköpostiosoite ${addressOf(refusal.document)}`
  return `${address} ei ota vastaan viestejä (${response}). Soita asiakkaalle ja kysy toimivaa osoitetta. ${missed}`
}
