import type { BookingContract } from '#shared/api/contract'
import type { AnyCallDoc, Docs } from './call-doc'
import { cardPaymentDocs } from './docs/card-payment'
import { completionDocs } from './docs/completion'
import { creditBankDocs } from './docs/credit-bank'
import { financingDocs } from './docs/financing'
import { organizationsDocs } from './docs/organizations'
import { otherDocs } from './docs/other'
import { serviceTicketsDocs } from './docs/service-tickets'
import { servicesDocs } from './docs/services'
import { sessionDocs } from './docs/session'
import { timeDocs } from './docs/time'
import { vehicleDocs } from './docs/vehicle'

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
