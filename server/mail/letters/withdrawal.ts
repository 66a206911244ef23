/** What letters to a customer say about the right of withdrawal. */
import type { Withdrawal } from '#shared/config/config'
import type { Fact as BookingFact } from '#shared/booking-facts/fact'
import { factsFor } from '#shared/booking-facts/surfaces'
import type { BookingDocument } from '../../platform/database/schema/bookings'
import type { Statement } from '../../sections/booking/withdrawal/index'
import { callParagraph, facts, paragraph, type Block, type Letter } from '../letter'
import { linesOf } from '../plain'
import { rowsOf } from './fact-blocks'
import { quotedSafely } from './quoted-safely'
import { momentText } from './visit'

/**
 * Returns the instruction, which the customer keeps with the mail, and the way to withdraw. `url` opens the booking, and
 * is null without its key. Nothing for a booking without the right.
 */
export function instructionBlocks(
  told: readonly BookingFact[],
  terms: Withdrawal | undefined,
  url: string | null,
): Block[] {
  const rows = rowsOf(told, 'withdrawal')
  if (rows.length === 0) return []
  return [
    ...facts(null, rows),
    ...linesOf(terms?.text ?? '').map(paragraph),
    ...(url === null ? [] : [{ kind: 'link', text: 'Peruuta sopimus tästä', url } as const]),
  ]
}

export interface ReceiptMatter {
  readonly document: BookingDocument
  readonly statement: Statement
  /** False if the car was received or the visit had begun. */
  readonly isCancelled: boolean
  readonly terms: Withdrawal | undefined
  /** Number to call, or empty. */
  readonly phone: string
}

/** Creates the receipt of a withdrawal, with its content and time. Anyone may have typed the name, so it has no links. */
export function receiptLetter({ document, statement, isCancelled, terms, phone }: ReceiptMatter): Letter {
  const { name, email, contract, submittedAt } = statement
  // Whoever has not asked for work within the days owes nothing for it.
  const afterVisit = (document.withdrawal?.early_start && terms?.afterVisit) || ''
  return {
    subject: 'Peruuttamisilmoituksesi on vastaanotettu',
    heading: 'Peruuttamisilmoituksesi on vastaanotettu',
    blocks: [
      ...(isCancelled ? [paragraph(CANCELLED)] : [paragraph(BEGUN), ...linesOf(afterVisit).map(paragraph)]),
      ...facts('Peruuttamisilmoitus', [
        ['Ilmoitus', 'Peruutan tekemäni sopimuksen.'],
        ['Vastaanotettu', momentText(submittedAt)],
        ['Nimi', quotedSafely(name)],
        ['Sähköposti', email],
        ['Sopimus', contract],
      ]),
      ...facts('Maksu', rowsOf(factsFor('customerMail', document), 'payment')),
      ...(phone === '' ? [] : [callParagraph('Jos et tehnyt ilmoitusta itse, soita meille:', phone)]),
    ],
  }
}

const CANCELLED = 'Sopimus on peruutettu, ja varattu aika on vapautunut.'
const BEGUN = 'Auto oli jo vastaanotettu tai käynti alkanut, kun ilmoituksesi saapui. Toimipiste ottaa sinuun yhteyttä.'
