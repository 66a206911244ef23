/**
 * Letters about extra work that was found during a visit. Its texts are the workshop's, so the letters to the customer
 * repeat them.
 */
import type { Price, PriceKind } from '#shared/api/nouns/price'
import { formatDayShort } from '#shared/date/finnish'
import type { Fact as BookingFact } from '#shared/booking-facts/fact'
import { factsFor } from '#shared/booking-facts/surfaces'
import { jobPriceText, jobSumText } from '#shared/booking-facts/job-price'
import type { BookingDocument } from '../../platform/database/schema/bookings'
import type { Decision } from '../../platform/database/schema/service-tickets'
import { callParagraph, facts, paragraph, quote, type Block, type Fact, type Letter } from '../letter'
import { toldIn } from './customer'
import { rowsOf, visitBlock } from './fact-blocks'
import { momentText, registerNumberOf } from './visit'
import { customerFacts } from './workshop'

interface Matter {
  readonly document: BookingDocument
  /** Number to call. Empty if none is known. */
  readonly phone: string
}

interface Proposal {
  readonly message: string
  readonly expires: string
  readonly items: readonly {
    readonly description: string
    readonly price: Price | null
    readonly priceKind: PriceKind | null
    /** The product has left the catalogue since. */
    readonly isUnavailable: boolean
  }[]
}

const UNAVAILABLE = 'ei enää tilattavissa'

const ASK = 'Tarvitsemme vastauksesi huollon aikana löytyneeseen työhön'

/** Asks the customer to decide. `url` opens the ticket and decides nothing by itself. */
export const proposedLetter = ({ document, phone }: Matter, proposal: Proposal, url: string): Letter => ({
  subject: `${ASK}: ${registerNumberOf(document)}`,
  heading: 'Autostasi löytyi lisätyötä',
  blocks: [
    ...(proposal.message === '' ? [] : [paragraph(proposal.message)]),
    paragraph('Emme tee työtä, ennen kuin hyväksyt sen.'),
    ...facts(
      'Mitä löysimme',
      proposal.items.map(({ description, price, priceKind, isUnavailable }) => [
        description,
        isUnavailable ? UNAVAILABLE : price === null ? 'ei vaadi päätöstä' : jobPriceText(price, priceKind),
      ]),
    ),
    { kind: 'link', text: 'Katso ja vastaa', url },
    paragraph(`Voit vastata ${formatDayShort(proposal.expires)} asti.`),
    ...calling(phone),
    ...visitBlock('Varauksen tiedot', toldIn('customerMail', document).filter(isOfNow), []),
  ],
})

/** The workshop's text says how to come, and the car is there already. */
const isOfNow = ({ kind }: BookingFact): boolean => kind !== 'workshopInfo'

export const decidedLetter = ({ document, phone }: Matter, decision: Decision): Letter => ({
  subject: `Vastauksesi lisätyöhön: ${registerNumberOf(document)}`,
  heading: 'Kiitos vastauksestasi.',
  blocks: [
    paragraph(
      decision.total === null
        ? 'Et hyväksynyt lisätyötä. Teemme autoosi vain sen, minkä olet varannut.'
        : 'Lisäsimme hyväksymäsi työt varaukseesi.',
    ),
    ...answer(decision),
    ...paymentBlock(document),
    ...calling(phone),
  ],
})

export const decidedNotice = (document: BookingDocument, decision: Decision): Letter => {
  const heading = decision.total === null ? 'Lisätyötä ei hyväksytty' : 'Lisätyö on hyväksytty'
  return {
    subject: `${heading}: ${registerNumberOf(document)}`,
    heading,
    blocks: [
      ...visitBlock('Varaus', factsFor('workshopMail', document), [['Vastattu', momentText(decision.at)]]),
      ...answer(decision),
      ...paymentBlock(document),
      ...quote('Asiakkaan huomaamat merkkivalot', decision.lights),
      ...customerFacts(document),
    ],
  }
}

/** Returns the tables of what was accepted and declined, with the prices that were shown. */
function answer({ items, sold, total, unavailable = [] }: Decision): Block[] {
  const accepted = [...items.filter(({ isAccepted }) => isAccepted), ...sold]
  const declined = items.filter(({ isAccepted }) => !isAccepted)
  const sum: Fact[] = total === null ? [] : [['Hyväksytyt yhteensä', sumText(total)]]
  return [
    ...facts('Hyväksytyt työt', [...accepted.map(rowOf), ...sum]),
    ...(total?.undefined ? [paragraph('Osa hinnasta sovitaan erikseen.')] : []),
    ...facts('Ei tehdä', [...declined.map(rowOf), ...unavailable.map((name): Fact => [name, UNAVAILABLE])]),
  ]
}

const sumText = (total: Price): string => jobSumText({ euros: total.active_price ?? 0, isPartial: total.undefined })

const rowOf = (job: Decision['sold'][number] & { readonly priceKind?: PriceKind | null }): Fact => [
  job.description,
  jobPriceText(job.price, job.priceKind),
]

/** Returns the whole price of the visit and its payments. */
function paymentBlock(document: BookingDocument): Block[] {
  const told = toldIn('customerMail', document)
  const total = told.filter(({ kind }) => kind === 'total' || kind === 'agreedPrice')
  return facts('Koko käynti', [...rowsOf(total, 'order'), ...rowsOf(told, 'payment')])
}

const calling = (phone: string): Block[] =>
  phone === '' ? [] : [callParagraph('Jos jokin on epäselvää, soita meille:', phone)]
