import type { BookingContract } from '#shared/api/contract'
import type { AnyCallDoc, Docs } from './call-doc'
import { cardPaymentDocs } from '../sections/card/docs/card-payment'
import { completionDocs } from '../sections/completion/docs/completion'
import { creditBankDocs } from '../sections/credit-bank/docs/credit-bank'
import { financingDocs } from '../sections/financing/docs/financing'
import { organizationsDocs } from '../sections/organizations/docs/organizations'
import { otherDocs } from '../sections/other/docs/other'
import { serviceTicketsDocs } from '../sections/tickets/docs/service-tickets'
import { servicesDocs } from '../sections/services/docs/services'
import { sessionDocs } from '../sections/session/docs/session'
import { timeDocs } from '../sections/time/docs/time'
import { vehicleDocs } from '../sections/vehicle/docs/vehicle'

const all: Docs<BookingContract> = {
  ...sessionDocs,
  ...vehicleDocs,
  ...organizationsDocs,
  ...servicesDocs,
  ...timeDocs,
  ...completionDocs,
  ...financingDocs,
  ...creditBankDocs,
  ...cardPaymentDocs,
  ...serviceTicketsDocs,
  ...otherDocs,
}

/** Documentation of each call, by its name. */
export const docs: Readonly<Record<string, AnyCallDoc>> = all
