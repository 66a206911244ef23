import type { ChainWorkshop } from '../document'
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

const infoText = record<ChainWorkshop['infoTexts'][number]>('A text shown above the booking.', {
  code: oneOf('Position of the text.', ['maintenanceProcessInfo', 'tireChangeProcessInfo', 'cancelFormInfo']),
  text: words('Plain text in Finnish. Line breaks are kept.', 4000, 0),
})

/** Schema of a workshop with all its own data. */
export const workshop = record<ChainWorkshop>('A workshop.', {
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
  carenceDays: wholeNumber('Minimum notice of a booking in days. 0: the same day can be booked.', 0, 60),
  shiftChangeTime: clockTime('Time when the morning shift ends and the evening shift starts.'),
  keyLockerInstalled: withDefault(yesNo('Whether keys can be left in a locker outside opening hours.'), false),
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
  infoText: withDefault(words('Text shown to customers who have chosen it: plain text in Finnish.', 4000, 0), ''),
  infoTexts: withDefault(
    list('Its own texts, one per code. Missing texts are inherited from the parent.', infoText, 3),
    [],
  ),
  lifts: list('Its lifts. Without lifts it has no free times.', lift, 500),
  moduleSettings: withDefault(
    list(
      'Settings of the chain’s modules. Missing settings are inherited from the parent. Credit marketing is shown if the module CREDIT_MARKETING has the settings `example`, `lender` and `warning`. Monthly instalments are shown if it also has `instalmentMonths`, `instalmentInterest` (per year, in per cent) and `instalmentFee` (per month, in euros). Tires in the tire hotel can be picked up after `pickUpLeadDays` days (0 to 60) of the module TIRE_HOTEL.',
      moduleSetting,
      500,
    ),
    [],
  ),
  expressLane: withDefault(orNull(expressLane), null),
  credit: withDefault(credit, { minimumPrice: null, amounts: [] }),
})
