/** Modules to mutate, in the groups that docs/mutation.md reports. `file#name` selects one function of a file. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  // Validation and normalisation of input, in fields and on the server.
  validation: [
    'server/sections/vehicle/rules/draft-vehicle.ts',
    'server/draft/draft.ts',
    'server/sections/booking/saved/rules/change-request.ts',
    'server/platform/phone-number.ts',
    'server/catalog/redirect.ts',
    'server/draft/register-number.ts',
    'server/sections/time/slots/rules/reservation.ts',
    'shared/date/typed.ts',
    'shared/text/compose.ts',
    'shared/text/email.ts',
    'shared/text/notes.ts',
    'entities/customer/model/customer-faults.ts',
    'entities/customer/model/customer-fields.ts',
    'entities/vehicle/model/kilometers.ts',
    'entities/vehicle/model/register-number.ts',
    'features/apply-credit/model/credit-values.ts',
    'shared/text/government-id.ts',
    'features/find-vehicle/model/vehicle-faults.ts',
    'features/give-feedback/model/feedback.ts',
    'features/request-change/model/request-values.ts',
  ],
  // Prices of products and bookings, and the contents of the cart.
  pricing: [
    'server/draft/cart.ts',
    'server/sections/services/rules/compatibility.ts',
    'server/sections/payments/financing/rules/credit-terms.ts',
    'server/platform/money.ts',
    'server/draft/pricing.ts',
    'shared/money/euros.ts',
    'shared/booking-facts/order.ts',
    'entities/cart/model/cart-rules.ts',
    'entities/credit/model/account/instalment.ts',
  ],
  // Free days and times, and texts about the selected one.
  slot: [
    'server/sections/time/slots/rules/availability.ts',
    'server/sections/visit/valet/rules/chosen-times.ts',
    'server/sections/time/slots/rules/calendar.ts',
    'server/sections/time/slots/rules/free-days.ts',
    'server/sections/time/slots/rules/gap-times.ts',
    'server/sections/time/slots/rules/hour-service.ts',
    'server/catalog/pick-up-lead.ts',
    'server/sections/time/slots/rules/selected-resources.ts',
    'server/sections/time/slots/rules/work-shifts.ts',
    'server/catalog/workshop-fit.ts',
    'entities/booking/model/hold-rules.ts',
    'entities/booking/model/reserved-time.ts',
    'entities/calendar/model/calendar-rules.ts',
    'entities/calendar/model/find-free.ts',
    'entities/calendar/model/workshop-day.ts',
    'features/reserve-time/model/time-selection.ts',
    'features/reserve-time/model/slots-hours.ts',
  ],
  // Use of the key locker, the times it blocks, and the delivery options.
  locker: [
    'server/sections/time/slots/rules/locker-time.ts',
    'entities/calendar/model/locker.ts',
    'features/arrange-visit/model/delivery/delivery-options.ts',
  ],
  // The eight tire flags: the questions that set them, and their products.
  tire: [
    'server/sections/services/rules/tires.ts',
    'features/choose-tires/model/tire-flags.ts',
    'features/choose-tires/model/tire-products.ts',
    'features/choose-tires/model/tire-questions.ts',
    'features/choose-tires/model/tire-roles.ts',
  ],
  // Process token with its interceptor, cookies, XSRF, and the refusal of other sites.
  token: [
    'server/http/headers/cookies.ts',
    // The rest of the file needs the database and is tested in tests/server.
    'server/http/headers/cross-site.ts',
    'server/http/headers/origin.ts',
    'server/platform/secrets.ts',
    'shared/api/interceptors.ts',
    'shared/api/process-token.ts',
  ],
}
