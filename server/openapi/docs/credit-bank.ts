import type * as creditBank from '#shared/api/contract/credit-bank'
import type { Docs } from '../call-doc'
import { badAmount, bankRefused, unknownPayment } from './credit-errors'
import { account, application, toBeSigned } from './credit-examples'
import { unknownOrganization } from './time-errors'

const query = { organizationId: 1 }

/** SPEC.md section 7, «Credit-bank section». */
export const creditBankDocs: Docs<typeof creditBank> = {
  ipAddress: {
    summary: 'The caller’s address',
    description: `The address on the network that the caller is seen at, for the application form. The bank is told the server's own
finding, whatever the application says.`,
    output: { value: '198.51.100.7' },
    errors: [],
  },
  creditPaymentMethods: {
    summary: 'Ways to pay with credit',
    description: `The bank's payment methods for a credit of \`amount\` euros: those whose limits it is within, the preferred one first.
The method \`NEWACCOUNT\` opens an account.`,
    input: { query: { amount: 500, organizationId: 1 } },
    output: [account],
    errors: [badAmount, unknownOrganization, bankRefused],
  },
  creditAmountSettings: {
    summary: 'How much credit goes with which price',
    description: `The intervals of a workshop, its parent's where it has none of its own; empty where no credit is offered. The active
one is the one where minPrice <= price < maxPrice: the upper price belongs to the next.`,
    input: { query },
    output: [
      { id: 1, minPrice: 100, maxPrice: 500, amount: 500 },
      { id: 2, minPrice: 500, maxPrice: 1500, amount: 1500 },
    ],
    errors: [unknownOrganization],
  },
  creditInfos: {
    summary: 'What is told of the credit',
    description: `The name of the service, a text about it, and where to read more. Plain text: it is shown escaped. The
first with a text is shown as marketing, where the settings of the module \`CREDIT_MARKETING\` complete it.`,
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
    summary: 'The lowest price for the service account',
    description: `In euros; below it the panel is not shown. \`null\`: there is no service account.`,
    input: { query },
    output: 100,
    errors: [unknownOrganization],
  },
  bookPayment: {
    summary: 'Apply for credit and pay with it',
    description: `Hands the application to the bank. A server keeps that

- sums, order lines, the credit applied for, the customer's address on the network, the store and the bank's callback are
  its own, whatever the request says of them;
- the terms are those of the session's workshop, whatever \`organizationId\` says;
- both addresses to come back to are of its own public origin, or of the origin the request came from where it has none set;
  their path and query are kept;
- an application is written down before the bank is asked, and a session has one of them under way at a time;
- the government id goes to the bank alone. It is stored and logged nowhere, and the answer has null in its place.

\`SIGNING\` comes with a \`signingUrl\`, which the browser is sent to. \`DENIED\` approves nothing. \`FROZEN\` is being looked at by
the bank.`,
    input: { query, body: application },
    output: toBeSigned,
    errors: [
      {
        status: 400,
        code: 'BAD_GOVERNMENT_ID',
        when: 'It does not look like a Finnish personal identity code: DDMMYY, a century’s sign, three digits, a letter or digit.',
      },
      { status: 400, code: 'BAD_EMAIL', when: 'It is no e-mail address.' },
      { status: 400, code: 'FOREIGN_ADDRESS', when: 'An address to come back to is not of the server’s own origin.' },
      { status: 400, code: 'UNKNOWN_PAYMENT_METHOD', when: 'The bank offers no such method for this credit.' },
      { status: 400, code: 'TOO_LONG', when: 'A text is longer than anyone would type.' },
      { status: 400, code: 'TOO_MANY', when: 'There are more than 20 rows of meta data.' },
      {
        status: 409,
        code: 'CREDIT_NOT_OFFERED',
        when: 'The booking costs less than the minimum, or no amount setting is active for its price.',
      },
      {
        status: 409,
        code: 'APPLICATION_PENDING',
        when: 'The session applied less than two minutes ago, and the bank has not answered yet.',
      },
      bankRefused,
      { status: 429, code: 'TOO_OFTEN', when: 'The session has applied ten times already.' },
    ],
  },
  bookSignedPayment: {
    summary: 'How the signing ended',
    description: `Asks the bank about a payment of this session: \`value\` is its id, null the latest one. What the page's address says
of the signing counts for nothing. \`SIGNING\`: not signed yet. May be asked again at any time.`,
    input: { query, body: { value: toBeSigned.paymentId } },
    output: { ...toBeSigned, bookPaymentStatus: 'BOOKED', signingUrl: null, customer: null },
    errors: [unknownPayment, bankRefused],
  },
  saveCreditData: {
    summary: 'Keep the credit with the booking',
    description: `Says which payment (\`id\`) goes with the session's booking, for how many euros, and by which contract. The amount can
be no more than was applied for or, once the bank has booked it, than it approved. Another payment or amount than before has to
be approved anew.`,
    input: { query: { id: toBeSigned.paymentId, amount: 500, contractType: 'NEW' } },
    errors: [
      { ...badAmount, when: 'It is no amount of euros, or more than the payment was applied for or approved.' },
      { status: 400, code: 'TOO_LONG', when: 'A text is longer than anyone would type.' },
      unknownPayment,
    ],
  },
  approveCredit: {
    summary: 'Mark the credit as approved',
    description: `Marks the saved credit as approved if the bank, asked again, says \`BOOKED\` or \`FINALIZED\` and approves no less.
Doing it again changes nothing.`,
    errors: [
      { status: 409, code: 'CREDIT_MISSING', when: 'No credit has been saved in this session.' },
      {
        status: 409,
        code: 'CREDIT_NOT_APPROVED',
        when: 'The bank says anything else, or approves less than was saved.',
      },
      bankRefused,
    ],
  },
}
