import type { ChainWorkshop } from './document'
import { hours, lift } from './lift-schema'
import { credit, expressLane, moduleSetting } from './settings-schema'
import {
  clockTime,
  decimal,
  formed,
  list,
  makes,
  oneOf,
  orNull,
  record,
  idNumber,
  wholeNumber,
  withDefault,
  words,
  yesNo,
} from './schema-parts'

const infoText = record<ChainWorkshop['infoTexts'][number]>('A text above the booking.', {
  code: oneOf('Where it stands.', ['maintenanceProcessInfo', 'tireChangeProcessInfo', 'cancelFormInfo']),
  text: words('Plain text in Finnish; line breaks are kept.', 4000, 0),
})

/** Schema of a workshop with all its own data. */
export const workshop = record<ChainWorkshop>('A workshop.', {
  id: idNumber('Number of the workshop.'),
  parentId: withDefault(orNull(idNumber('Id of the workshop whose texts it inherits; null: of none.')), null),
  name: words('Name, for customers.', 100),
  address: words('Street address.', 200),
  postCode: formed('Post code, five digits.', /^\d{5}$/, '00880'),
  postOffice: words('Post office.', 100),
  email: withDefault(
    formed(
      'Where notices of bookings and requests go; empty: nowhere.',
      /^(|[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+)$/,
      'huolto@example.fi',
    ),
    '',
  ),
  phone: withDefault(words('Telephone number; empty: none is shown.', 40, 0), ''),
  site: withDefault(orNull(words('The area it is listed below, a code of the chain’s own; null: none.', 60)), null),
  officeNumber: withDefault(orNull(words('Its number in the chain’s back office; null: none.', 60)), null),
  latitude: withDefault(orNull(decimal('Degrees north (WGS 84); null: not measured.', -90, 90)), null),
  longitude: withDefault(orNull(decimal('Degrees east (WGS 84); null: not measured.', -180, 180)), null),
  opens: clockTime('When the customer service desk opens, as customers are told.'),
  closes: clockTime('When it closes, as customers are told; after opens.'),
  openingHours: list(
    'When cars are worked on, at most one row a day of the week; a day without a row is closed.',
    hours,
    7,
  ),
  carenceDays: wholeNumber('How many days before a visit it has to be booked at the latest. 0: the same day.', 0, 60),
  shiftChangeTime: clockTime('Where the morning shift ends and the evening shift begins.'),
  keyLockerInstalled: withDefault(yesNo('Whether keys can be left in a locker outside opening hours.'), false),
  hourService: withDefault(yesNo('Whether small jobs are done within the hour while the customer waits.'), false),
  offersMaintenance: withDefault(yesNo('Whether it is offered for maintenance.'), true),
  offersTireChange: withDefault(yesNo('Whether it is offered for changing tires.'), true),
  offersDamageInspection: withDefault(yesNo('Whether it is offered for inspecting damage.'), false),
  dealerOfMakes: makes('Makes that it is an authorised dealer of.'),
  vehicleClassIds: withDefault(
    orNull(
      list(
        'Ids of the classes of vehicle it takes in, as the register numbers them; null: every class.',
        idNumber('A class.'),
        50,
      ),
    ),
    null,
  ),
  infoText: withDefault(words('What customers are told when they have chosen it; plain text in Finnish.', 4000, 0), ''),
  infoTexts: withDefault(list('Its own texts, one of a code; those it lacks are its parent’s.', infoText, 3), []),
  lifts: list('Its lifts; without any it has no free times.', lift, 500),
  moduleSettings: withDefault(
    list(
      'Settings of the chain’s modules; those it lacks are its parent’s. A credit’s marketing is shown where the module CREDIT_MARKETING has all of `example`, `lender` and `warning`, and what a price comes to each month where it has `instalmentMonths`, `instalmentInterest` (a year’s, in per cent) and `instalmentFee` (a month’s, in euros) besides; tires that are picked up from the tire hotel are there after the `pickUpLeadDays`, 0 to 60, of the module TIRE_HOTEL.',
      moduleSetting,
      500,
    ),
    [],
  ),
  expressLane: withDefault(orNull(expressLane), null),
  credit: withDefault(credit, { minimumPrice: null, amounts: [] }),
})
