import type * as session from '#shared/api/contract/session'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { Docs } from '../call-doc'
import { tooLong, unknownOrganization } from './time-errors'

const roihupelto: OrganizationSettings = { carenceDays: 1, shiftChangeTime: '13:00:00', keyLockerInstalled: true }

/** SPEC.md section 7, «Session and settings». */
export const sessionDocs: Docs<typeof session> = {
  initSession: {
    summary: 'Open a session',
    description: `Opens a session for a process of a workshop or chain. The process token comes in the header
\`X-Process-Token\` (configurable); two cookies come with it: one names the browser and is read by the server alone, and
\`XSRF-TOKEN\` is sent back as \`X-XSRF-TOKEN\` with each write. Tabs of one browser share the cookies and have a session
each.

The token is random, kept by its hash alone, and ends after 30 minutes without a call or four hours.`,
    input: {
      query: {
        organizationId: 1,
        installationType: 'BASSADONE_PUBLIC',
        usedProcessType: 'MAINTENANCE',
        usedFrontEnd: 'WEB',
      },
    },
    errors: [unknownOrganization, tooLong],
  },
  settings: {
    summary: 'What the calendar is bound by',
    description: `The settings of the workshop chosen, or of the one the session was opened for as long as none is:
\`carenceDays\`, how many days ahead the first day that can be booked is; \`shiftChangeTime\`, when the morning shift gives
way to the evening's; \`keyLockerInstalled\`.

Tires that are picked up from the tire hotel have to be fetched first: while the pick-up product is in the session's cart,
\`carenceDays\` is at least the \`pickUpLeadDays\` of the module \`TIRE_HOTEL\`, and free times, reserving and wishing for a
day go by the same number.`,
    output: roihupelto,
    errors: [],
  },
  genericOnlineSettings: {
    summary: 'The same settings, for a page of the chain as a whole',
    description: 'Answers as `GET /settings` does.',
    output: roihupelto,
    errors: [],
  },
  bookingSettings: {
    summary: 'The same settings, for the booking',
    description: 'Answers as `GET /settings` does.',
    output: roihupelto,
    errors: [],
  },
  organizationBookingSettings: {
    summary: 'The settings of a workshop that is not chosen',
    description: 'Answers as `GET /settings` does, for the workshop that is named and the same cart.',
    input: { query: { organizationId: 10, processType: 'MAINTENANCE' } },
    output: { carenceDays: 3, shiftChangeTime: '12:00:00', keyLockerInstalled: false },
    errors: [unknownOrganization],
  },
  servicelaneSettings: {
    summary: 'The express lane',
    description: `The lane where a car is served without an appointment. A workshop without settings of its own has its
parent's, and so on up; \`enabled\` is false where nobody has any.`,
    input: { query: { organizationId: 1 } },
    output: {
      enabled: true,
      title: 'Pikahuolto ilman ajanvarausta',
      infoText: 'Vaihdamme polttimot ja pyyhkijänsulat ilman ajanvarausta arkisin klo 8–15.',
    },
    errors: [unknownOrganization],
  },
  infoTextSettings: {
    summary: 'The info texts of a workshop',
    description: `Texts by their code. \`maintenanceProcessInfo\`, \`tireChangeProcessInfo\` and \`cancelFormInfo\` are shown on
the tabs, those of organization 1. A text that a workshop does not set is its parent's, and so on up. They are plain text
with line breaks, never HTML.`,
    input: { query: { organizationId: 1 } },
    output: [
      { code: 'cancelFormInfo', text: 'Voit pyytää varauksesi siirtämistä tai peruuttamista tällä lomakkeella.' },
      { code: 'maintenanceProcessInfo', text: 'Varaa autollesi aika huoltoon muutamassa minuutissa.' },
      { code: 'tireChangeProcessInfo', text: 'Varaa aika renkaiden kausivaihtoon tai rengashotelliin.' },
    ],
    errors: [unknownOrganization],
  },
  moduleSetting: {
    summary: 'One setting of a module',
    description: `A setting of one of the chain's own modules, as text, for the session's workshop. One that a workshop does
not set is its parent's, and so on up; null where nobody sets it. The application asks for \`example\`, \`lender\` and
\`warning\` of \`CREDIT_MARKETING\`: the marketing of the credit is shown only where all three are set. What a price
comes to each month is shown beside it where \`instalmentMonths\`, \`instalmentInterest\` (a year's, in per cent) and
\`instalmentFee\` (a month's, in euros) are set, too. \`pickUpLeadDays\` of \`TIRE_HOTEL\`, a number from 0 to 60, is counted into \`carenceDays\` by the server itself (\`GET /settings\`).`,
    input: { query: { module: 'CUSTOMER_SERVICE', setting: 'phone' } },
    output: { value: '09 555 0100' },
    errors: [tooLong],
  },
  redirectSettings: {
    summary: 'Where processes without screens are',
    description: `Where a visitor is sent for what cannot be booked here, by process type. An address is a path of the same site
or https; a server leaves out any other, so that a slip in its settings leads nobody astray.`,
    output: [
      { processType: 'WINDSHIELD', url: 'https://www.autohuolto.example/tuulilasit' },
      { processType: 'PRE_INSPECTION_CHECK', url: '/huolto' },
    ],
    errors: [],
  },
}
