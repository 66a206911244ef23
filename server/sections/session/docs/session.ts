import type * as session from '#shared/api/contract/session'
import { WITHOUT_COOKIES } from '#shared/api/without-cookies'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { badRequest, tooManyRequests, type Docs } from '../../../openapi/call-doc'
import { tooLong, unknownOrganization } from '../../../openapi/common-errors'

const roihupelto: OrganizationSettings = { carenceDays: 1, shiftChangeTime: '13:00:00', keyLockerInstalled: true }

/** Documentation of opening a session, its settings and its processes. */
export const sessionDocs: Docs<typeof session> = {
  initSession: {
    heading: 'Session and settings',
    summary: 'Open a session',
    description: `Opens a session for a process of a workshop or chain. The response carries the process token in the header
\`X-Process-Token\` (configurable) and sets two cookies. One identifies the browser and is readable only by the
server. The other, \`XSRF-TOKEN\`, must be sent back as \`X-XSRF-TOKEN\` with each write. Tabs of one browser share
the cookies, and each tab has its own session.

A page in the frame of another site has no cookies. With the header \`X-Without-Cookies\` the response sets none and
carries the browser's id as \`X-XSRF-TOKEN\`, which the page sends back with each write.

The token is random and stored only as a hash. It expires after 30 minutes without a call, and after four hours in any
case.`,
    headers: [{ name: WITHOUT_COOKIES, description: 'Asks for a session without cookies.', example: '1' }],
    input: {
      query: {
        organizationId: 1,
        installationType: 'BASSADONE_PUBLIC',
        usedProcessType: 'MAINTENANCE',
        usedFrontEnd: 'WEB',
      },
    },
    errors: [unknownOrganization, badRequest('UNKNOWN_PROCESS', 'The server books for no such process.'), tooLong],
  },
  settings: {
    heading: 'Session and settings',
    summary: 'Calendar settings',
    description: `Returns the settings of the selected workshop, or of the one that the session was opened for. \`carenceDays\` is how
many days ahead the first bookable day is. \`shiftChangeTime\` is when the morning shift ends and the evening shift
begins. \`keyLockerInstalled\` states whether there is a key locker.

Tires must be fetched from the tire hotel before they can be picked up. While the pick-up product is in the session’s
cart, \`carenceDays\` is at least the \`pickUpLeadDays\` of the module \`TIRE_HOTEL\`. Free times, reservations and
time enquiries use the same number.

\`extensions\` names what the server does beyond the contract. A server without extensions answers an empty list or no
field.`,
    output: { ...roihupelto, extensions: [] },
    errors: [],
  },
  genericOnlineSettings: {
    heading: 'Session and settings',
    summary: 'Calendar settings, for a page of the whole chain',
    description: 'Same response as `GET /settings`, without `extensions`.',
    output: roihupelto,
    errors: [],
  },
  bookingSettings: {
    heading: 'Session and settings',
    summary: 'Calendar settings, for the booking',
    description: 'Same response as `GET /settings`, without `extensions`.',
    output: roihupelto,
    errors: [],
  },
  organizationBookingSettings: {
    heading: 'Session and settings',
    summary: 'Calendar settings of another workshop',
    description: `Same response as \`GET /settings\`, without \`extensions\`, for the given workshop and the same cart.

\`closed_days\` is an extension: the days of the next twelve months, weekends apart, on which the hours of the desk
differ. The page skips closed days where it counts working days, and does not offer them for an enquiry. Without the
field it names no 'next working day' by its date.`,
    input: { query: { organizationId: 10, processType: 'MAINTENANCE' } },
    output: {
      carenceDays: 1,
      shiftChangeTime: '12:00:00',
      keyLockerInstalled: false,
      closed_days: [
        { date: '2026-12-24', opening_time: null, closing_time: null },
        { date: '2026-12-31', opening_time: '08:00:00', closing_time: '15:00:00' },
      ],
    },
    errors: [unknownOrganization],
  },
  servicelaneSettings: {
    heading: 'Session and settings',
    summary: 'The express lane',
    description:
      'Returns the lane where a car is served without an appointment. A workshop without its own settings inherits those of its nearest ancestor. `enabled` is false if there are none.',
    input: { query: { organizationId: 1 } },
    output: {
      enabled: true,
      title: 'Pikahuolto ilman ajanvarausta',
      infoText: 'Vaihdamme polttimot ja pyyhkijänsulat ilman ajanvarausta arkisin klo 8–15.',
    },
    errors: [unknownOrganization],
  },
  infoTextSettings: {
    heading: 'Session and settings',
    summary: 'The info texts of a workshop',
    description: `Lists texts with their codes. \`maintenanceProcessInfo\`, \`tireChangeProcessInfo\` and \`cancelFormInfo\` are shown
on the tabs, from organization 1. A workshop inherits a text that it does not set from its nearest ancestor. Texts are
plain text with line breaks, never HTML.`,
    input: { query: { organizationId: 1 } },
    output: [
      { code: 'cancelFormInfo', text: 'Voit pyytää varauksesi siirtämistä tai peruuttamista tällä lomakkeella.' },
      { code: 'maintenanceProcessInfo', text: 'Varaa huolto muutamassa minuutissa.' },
      { code: 'tireChangeProcessInfo', text: 'Varaa aika renkaiden kausivaihtoon tai rengashotelliin.' },
    ],
    errors: [unknownOrganization],
  },
  moduleSetting: {
    heading: 'Session and settings',
    summary: 'One setting of a module',
    description: `Returns a setting of one of the chain’s modules, as text, for the session’s workshop. A workshop inherits a setting
from its nearest ancestor. Null if none sets it.

The application reads \`example\`, \`lender\` and \`warning\` of \`CREDIT_MARKETING\` and shows the marketing of the
credit only if all three are set. It also shows the monthly price if \`instalmentMonths\`, \`instalmentInterest\`
(yearly, in percent) and \`instalmentFee\` (monthly, in euros) are set. \`intermediary\` and \`cashPrice\` (with
\`{price}\` for the price of the order) are shown with the marketing, and \`humanReview\` when an application is refused.

\`pickUpLeadDays\` of \`TIRE_HOTEL\` is a number from 0 to 60. The server includes it in \`carenceDays\` itself (\`GET
/settings\`).`,
    input: { query: { module: 'CUSTOMER_SERVICE', setting: 'phone' } },
    output: { value: '09 555 0100' },
    errors: [tooLong],
  },
  redirectSettings: {
    heading: 'Session and settings',
    summary: 'Addresses of processes without screens',
    description:
      'Lists, by process type, the addresses of processes that cannot be booked here. An address is a path of the same site or https. The server omits any other address, so that a misconfiguration cannot redirect to an unsafe target.',
    output: [
      { processType: 'WINDSHIELD', url: 'https://www.autohuolto.example/tuulilasit' },
      { processType: 'PRE_INSPECTION_CHECK', url: '/huolto' },
    ],
    errors: [],
  },
  activeProcesses: {
    heading: 'Booking completion and edits',
    summary: 'Process types with screens',
    description: 'Lists the process types that have screens. Other types exist only in the contract.',
    output: ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'],
    errors: [],
  },
  enabledProcesses: {
    heading: 'Booking completion and edits',
    summary: 'Processes of a workshop',
    description:
      'Lists the processes with screens that the workshop offers. A change request is possible at any workshop.',
    input: { query: { organizationId: 1 } },
    output: ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'],
    errors: [unknownOrganization],
  },
  publishStage: {
    heading: 'Other',
    summary: 'Report the reached stage',
    description:
      'Stores the stage that the session has reached, for the chain’s statistics: DEFAULT, ADDITIONAL_EXTRA_SERVICES, TIRES, or a name of the chain. The call is a GET in the specification although it writes a row.',
    input: { query: { stageCode: 'ADDITIONAL_EXTRA_SERVICES' } },
    errors: [
      badRequest('BAD_STAGE', 'The name is blank.'),
      tooLong,
      tooManyRequests('TOO_OFTEN', 'The session has already reported 500 stages.'),
    ],
  },
}
