/** The nouns that the document describes once, under the names they have in shared/api/nouns. */
import type { Schema } from '#shared/api/endpoint'
import * as entities from '#shared/api/nouns/entities'
import * as enums from '#shared/api/nouns/enums'
import * as freeDays from '#shared/api/nouns/free-days'
import { NextFreeTime } from '#shared/api/nouns/next-free-time'
import * as products from '#shared/api/nouns/products'
import * as settings from '#shared/api/nouns/settings'
import * as suggestions from '#shared/api/nouns/suggestions'
import { TireProducts } from '#shared/api/nouns/tire-products'

interface Noun {
  readonly struct: Schema
  readonly description: string
}

const noun = (struct: Schema, description: string): Noun => ({ struct, description })

export const nouns: Readonly<Record<string, Noun>> = {
  Booking: noun(entities.Booking, 'The booking of the session: all that the visitor has chosen so far.'),
  BookingDuration: noun(
    entities.BookingDuration,
    'The reserved time. `start` is null as long as nothing is reserved; without a start the booking is still open.',
  ),
  CalendarSlot: noun(
    freeDays.CalendarSlot,
    'A start and an end: date-times, or `HH:mm:ss` of the day they stand below.',
  ),
  CartItem: noun(products.CartItem, 'What is put into the cart or taken out of it, one per product.'),
  Customer: noun(entities.Customer, 'Who books.'),
  FreeDay: noun(freeDays.FreeDay, 'A day with free times: to the minute, or only as a day.'),
  FullSuggestion: noun(
    suggestions.FullSuggestion,
    'A product on offer with what is suggested together with it and, of a tire, what it is.',
  ),
  InfoText: noun(settings.InfoText, 'A text of the chain’s for the visitor: plain text with line breaks, not HTML.'),
  LookupStatus: noun(enums.LookupStatus, 'Whether something was found.'),
  NextFreeTime: noun(
    NextFreeTime,
    '`firstFreeTime` is a date or a date-time; null where the workshop has no free time.',
  ),
  OrderItem: noun(
    entities.OrderItem,
    'A row of the order; `display_description`, where it is given, is shown instead.',
  ),
  Organization: noun(entities.Organization, 'A workshop. Times are `HH:mm:ss`; null where the server leaves them out.'),
  OrganizationSettings: noun(
    settings.OrganizationSettings,
    'What a workshop’s calendar is bound by: days that must lie between today and the first day that can be booked, the end of the morning shift (`HH:mm:ss`), and whether there is a key locker.',
  ),
  Price: noun(
    entities.Price,
    'A price in euros. `undefined: true` says that it is agreed later. A plain number is read as both prices.',
  ),
  ProcessType: noun(enums.ProcessType, 'What the session is about.'),
  ProductParameter: noun(
    entities.ProductParameter,
    'Something set for the booking’s products, the delivery options too.',
  ),
  ProductReference: noun(entities.ProductReference, 'A product of the chain’s own system and who provides it.'),
  ProductSuggestion: noun(products.ProductSuggestion, 'A product on offer, with what belongs to it.'),
  ReservationDetails: noun(freeDays.ReservationDetails, 'How the vehicle comes and goes.'),
  ServiceCategory: noun(products.ServiceCategory, 'A heading of the extra services and the products below it.'),
  ShiftPosition: noun(enums.ShiftPosition, 'Before or after the workshop’s change of shift.'),
  SuggestedTire: noun(
    suggestions.SuggestedTire,
    'What a tire is: `width` in millimetres, `aspectRatio` in per cent, `rimDiameter` in inches.',
  ),
  Symptom: noun(entities.Symptom, 'A fault in the visitor’s own words; it is not part of the price.'),
  TimeSelectionType: noun(enums.TimeSelectionType, 'Whether a time is reserved to the minute or as a day.'),
  TireProducts: noun(
    TireProducts,
    'The products a tire change can consist of; null where the workshop does not offer one.',
  ),
  Vehicle: noun(entities.Vehicle, 'A vehicle. `regNbr` is read as `register_number` too.'),
}
