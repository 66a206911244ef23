import type * as creditBank from '#shared/api/contract/payments/credit-bank'
import { badRequest, conflict, tooManyRequests, type Docs } from '../../../../openapi/call-doc'
import {
  badAmount,
  bankRefused,
  textTooLong,
  tooMany,
  unknownOrganization,
  unknownPayment,
} from '../../../../openapi/common-errors'
import { account, application, toBeSigned } from './credit-examples'

const query = { organizationId: 1 }

/** Documentation of the service-credit account of a credit bank. */
export const creditBankDocs: Docs<typeof creditBank> = {
  ipAddress: {
    heading: 'Credit-bank section',
    summary: 'The caller’s IP address',
    description:
      'Returns the caller’s IP address, for the application form. The bank gets the address that the server determines, whatever the application contains.',
    output: { value: '198.51.100.7' },
    errors: [],
  },
  creditPaymentMethods: {
    heading: 'Credit-bank section',
    summary: 'Credit payment methods',
    description:
      'Lists the bank’s payment methods for a credit of `amount` euros within their limits, the preferred one first. The method `NEWACCOUNT` opens an account.',
    input: { query: { amount: 500, organizationId: 1 } },
    output: [account],
    errors: [badAmount, unknownOrganization, bankRefused],
  },
  creditAmountSettings: {
    heading: 'Credit-bank section',
    summary: 'Credit amounts by price',
    description:
      'Lists the intervals of a workshop, or of its parent if it has none. Empty if no credit is offered. The active interval has minPrice <= price < maxPrice; the upper price belongs to the next interval.',
    input: { query },
    output: [
      { id: 1, minPrice: 100, maxPrice: 500, amount: 500 },
      { id: 2, minPrice: 500, maxPrice: 1500, amount: 1500 },
    ],
    errors: [unknownOrganization],
  },
  creditInfos: {
    heading: 'Credit-bank section',
    summary: 'Information about the credit',
    description:
      'Returns the name of the service, a text about it, and a link to more information, as plain text that is shown escaped. The first entry with a text is shown as marketing if the settings of the module `CREDIT_MARKETING` complete it.',
    output: [
      {
        creditServiceName: 'Huoltotili',
        creditServiceLink: 'https://bank.example/huoltotili',
        infoText: 'Voit maksaa huollon myös huoltotilillä: jopa 12 kuukautta korotonta maksuaikaa.',
        infoLink: 'https://bank.example/huoltotili/ehdot',
      },
    ],
    errors: [],
  },
  creditMinimumPrice: {
    heading: 'Credit-bank section',
    summary: 'The lowest price for the service account',
    description:
      'Returns the price in euros. Below it, the panel is hidden. Null means that there is no service account.',
    input: { query },
    output: 100,
    errors: [unknownOrganization],
  },
  bookPayment: {
    heading: 'Credit-bank section',
    summary: 'Apply for credit and pay with it',
    description: `Passes the application to the bank. A server must ensure:

- It determines the sums, order lines, the credit applied for, the customer’s IP address, the store and the bank’s
callback itself, whatever the request contains.
- The terms are those of the session’s workshop, whatever \`organizationId\` says.
- Both return addresses are on its public origin, or on the request’s origin if none is configured. Their path and
query are kept.
- It records an application before asking the bank, and a session has one pending application at a time.
- Only the bank receives the government id. It is neither stored nor logged, and the response has null in its place.

\`SIGNING\` comes with a \`signingUrl\`, to which the browser is redirected. \`DENIED\` approves nothing. \`FROZEN\`
is under review by the bank.`,
    input: { query, body: application },
    output: toBeSigned,
    errors: [
      badRequest(
        'BAD_GOVERNMENT_ID',
        'It does not have the form of a Finnish personal identity code: DDMMYY, a century sign, three digits, a letter or digit.',
      ),
      badRequest('BAD_EMAIL', 'It is not an e-mail address.'),
      badRequest('FOREIGN_ADDRESS', 'A return address is not on the server’s own origin.'),
      badRequest('UNKNOWN_PAYMENT_METHOD', 'The bank offers no such method for this credit.'),
      textTooLong,
      tooMany('There are more than 20 rows of metadata.'),
      conflict(
        'CREDIT_NOT_OFFERED',
        'The booking costs less than the minimum, no amount setting is active for its price, or it is an enquiry.',
      ),
      conflict(
        'APPLICATION_PENDING',
        'The session applied less than two minutes ago, and the bank has not responded yet.',
      ),
      bankRefused,
      tooManyRequests('TOO_OFTEN', 'The session has already applied ten times.'),
    ],
  },
  bookSignedPayment: {
    heading: 'Credit-bank section',
    summary: 'Result of the signing',
    description:
      'Requests the state of a payment of this session from the bank. `value` is its id, or null for the latest one. The parameters in the page’s address are not trusted. `SIGNING` means not signed yet. May be repeated at any time.',
    input: { query, body: { value: toBeSigned.paymentId } },
    output: { ...toBeSigned, bookPaymentStatus: 'BOOKED', signingUrl: null, customer: null },
    errors: [unknownPayment, bankRefused],
  },
  saveCreditData: {
    heading: 'Credit-bank section',
    summary: 'Save the credit with the booking',
    description:
      'Sets the payment (`id`) of the session’s booking, its amount in euros, and the contract. The amount is limited to what was applied for or, once the bank has booked it, to what the bank approved. Another payment or amount than before must be approved anew.',
    input: { query: { id: toBeSigned.paymentId, amount: 500, contractType: 'NEW' } },
    errors: [
      { ...badAmount, when: 'It is not an amount of euros, or exceeds what was applied for or approved.' },
      textTooLong,
      unknownPayment,
    ],
  },
  approveCredit: {
    heading: 'Credit-bank section',
    summary: 'Mark the credit as approved',
    description:
      'Marks the saved credit as approved if the bank now reports `BOOKED` or `FINALIZED` and approves at least that amount. Idempotent.',
    errors: [
      conflict('CREDIT_MISSING', 'The session has saved no credit.'),
      conflict('CREDIT_NOT_APPROVED', 'The bank reports another status, or approves less than was saved.'),
      bankRefused,
    ],
  },
}
