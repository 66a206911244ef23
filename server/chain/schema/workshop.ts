import { differingDays } from './days'
import { credit, expressLane, moduleSetting } from './settings'
import {
  clockTime,
  decimal,
  formed,
  list,
  makes,
  orNull,
  record,
  idNumber,
  wholeNumber,
  withDefault,
  words,
  yesNo,
} from './parts'

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/

const weekday = wholeNumber('Day of the week: 1 is Monday, 7 is Sunday.', 1, 7)
const dateTime = (description: string) =>
  formed(`${description} Local time of the workshop, YYYY-MM-DDTHH:mm.`, DATE_TIME, '2026-12-28T07:00')

const hours = record('Opening hours of one day of the week.', {
  weekday,
  opens: clockTime('Start of work.'),
  closes: clockTime('End of work, after opens.'),
  dayOnlyFromMinutes: withDefault(
    orNull(
      wholeNumber(
        'Jobs of at least this many minutes are booked for the whole day, without a time of day. 0: all jobs. null: none.',
        0,
        1440,
      ),
    ),
    null,
  ),
})

const shift = record('A shift on one day of the week.', {
  weekday,
  starts: clockTime('Start of the shift.'),
  ends: clockTime('End of the shift, after starts.'),
})

const absence = record('A period during which the lift takes no jobs.', {
  start: dateTime('Start of the absence.'),
  end: dateTime('End of the absence, after start.'),
})

const lift = record('A lift with its mechanic. A job occupies one lift for its whole duration.', {
  id: idNumber('Id of the lift, unique in the chain.'),
  name: words('Name shown to the workshop.', 100),
  displayName: withDefault(orNull(words('Name shown to customers. null: the same as name.', 100)), null),
  customerSelectable: withDefault(yesNo('Whether customers can choose it.'), false),
  hourServiceOnly: withDefault(yesNo('Whether it is reserved for hour service and takes no other jobs.'), false),
  makes: makes('Vehicle makes that this lift serves. A make that no lift of the workshop lists can use any lift.'),
  shifts: withDefault(
    list(
      'Its shifts, at most one per day of the week. Without any, it works during the opening hours of the workshop.',
      shift,
      7,
    ),
    [],
  ),
  absences: withDefault(list('Leave, training, or a lift out of order. Absences must not overlap.', absence, 1000), []),
})

const windows = (description: string) =>
  list(
    description,
    record('A window, on every day that can be booked.', {
      starts: clockTime('Start of the window.'),
      cars: withDefault(orNull(wholeNumber('Cars in one window. null: they are not counted.', 1, 1000)), null),
    }),
    100,
  )

const transport = record('The service that fetches cars from customers and brings them back.', {
  windowMinutes: withDefault(wholeNumber('Length of each window in minutes.', 5, 720), 60),
  pickups: windows('Windows in which cars are fetched.'),
  returns: windows('Windows in which cars are brought back.'),
})

const infoText = record('A text shown above the booking.', {
  code: formed(
    'Page that shows the text: maintenanceProcessInfo, tireChangeProcessInfo, cancelFormInfo, or the infoTextCode of a process of your own.',
    /^[a-z][A-Za-z]*Info$/,
    'maintenanceProcessInfo',
  ),
  text: words('Plain text in Finnish. Line breaks are kept.', 4000, 0),
})

/** Schema of a workshop with all its own data. */
export const workshop = record('A workshop.', {
  id: idNumber('Id of the workshop.'),
  parentId: withDefault(orNull(idNumber('Id of the workshop whose texts and settings it inherits. null: none.')), null),
  name: words('Name shown to customers.', 100),
  address: words('Street address.', 200),
  postCode: formed('Post code, five digits.', /^\d{5}$/, '00880'),
  postOffice: words('Post office.', 100),
  email: withDefault(
    formed(
      'E-mail address for notices of bookings and requests. Empty: none are sent.',
      /^(|[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+)$/,
      'huolto@example.fi',
    ),
    '',
  ),
  phone: withDefault(words('Telephone number. Empty: none is shown.', 40, 0), ''),
  site: withDefault(
    orNull(words('Code of the area that lists it. The chain defines the codes. null: none.', 60)),
    null,
  ),
  officeNumber: withDefault(orNull(words('Number in the chain’s back office. null: none.', 60)), null),
  latitude: withDefault(orNull(decimal('Latitude in degrees north (WGS 84). null: unknown.', -90, 90)), null),
  longitude: withDefault(orNull(decimal('Longitude in degrees east (WGS 84). null: unknown.', -180, 180)), null),
  opens: clockTime('Opening time of the customer service desk, shown to customers.'),
  closes: clockTime('Closing time of the customer service desk, shown to customers. After opens.'),
  openingHours: list('Working hours, at most one row per day of the week. A day without a row is closed.', hours, 7),
  // Its own days, which go before those of the chain.
  ...differingDays,
  carenceDays: wholeNumber('Minimum notice of a booking in days. 0: the same day can be booked.', 0, 60),
  shiftChangeTime: clockTime('Time when the morning shift ends and the evening shift starts.'),
  keyLockerInstalled: withDefault(yesNo('Whether keys can be left in a locker outside opening hours.'), false),
  keyLockerText: withDefault(
    words(
      'How customers use the key locker: plain text in Finnish. Customers who use it read it in their confirmation. Empty: nothing is said.',
      1000,
      0,
    ),
    '',
  ),
  hourService: withDefault(yesNo('Whether small jobs are done within the hour while the customer waits.'), false),
  offersMaintenance: withDefault(yesNo('Whether it is offered for maintenance.'), true),
  offersTireChange: withDefault(yesNo('Whether it is offered for changing tires.'), true),
  offersDamageInspection: withDefault(yesNo('Whether it is offered for inspecting damage.'), false),
  dealerOfMakes: makes('Vehicle makes that it is an authorised dealer of.'),
  vehicleClassIds: withDefault(
    orNull(
      list(
        'Ids of accepted vehicle classes, as in the vehicle register. null: all classes.',
        idNumber('Id of a vehicle class.'),
        50,
      ),
    ),
    null,
  ),
  replacementCars: withDefault(
    orNull(
      wholeNumber(
        'Number of its replacement cars. No more are reserved for any day. 0: the product with the purpose REPLACEMENT_CAR is not offered there. null: they are not counted.',
        0,
        1000,
      ),
    ),
    null,
  ),
  transport: withDefault(orNull(transport), null),
  infoText: withDefault(words('Text shown to customers who have chosen it: plain text in Finnish.', 4000, 0), ''),
  infoTexts: withDefault(
    list('Its own texts, one per code. Missing texts are inherited from the parent.', infoText, 3),
    [],
  ),
  lifts: list('Its lifts. Without lifts it has no free times.', lift, 500),
  moduleSettings: withDefault(
    list(
      'Settings of the chain’s modules. Missing settings are inherited from the parent. Credit marketing is shown if the module CREDIT_MARKETING has the settings `example`, `lender` and `warning`. Monthly instalments are shown if it also has `instalmentMonths`, `instalmentInterest` (per year, in per cent) and `instalmentFee` (per month, in euros). `intermediary` and `cashPrice` (with {price} for the price of the order) are shown with the marketing, and `humanReview` when an application is refused. Tires in the tire hotel can be picked up after `pickUpLeadDays` days (0 to 60) of the module TIRE_HOTEL.',
      moduleSetting,
      500,
    ),
    [],
  ),
  expressLane: withDefault(orNull(expressLane), null),
  credit: withDefault(credit, { minimumPrice: null, amounts: [] }),
})
