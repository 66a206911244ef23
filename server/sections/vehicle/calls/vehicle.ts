/** Handlers of specification section 7, 'Vehicle'. */
import { dateOf } from '#shared/date/wall-clock'
import { isAnyPlate } from '#shared/text/plate'
import type * as vehicle from '#shared/api/contract/vehicle'
import type { BookingDocument } from '../../../platform/database/schema/bookings'
import { findPayments, paymentSummary, reservedTimeOf, withRefunds } from '../../booking/saved/index'
import type { Session } from '../../../booking/sessions'
import { describedVehicle, registeredVehicle } from '../rules/draft-vehicle'
import { NO_TICKET, withoutServices } from '../../../booking/draft'
import { isMileage, isRegisterNumber, normalisedRegisterNumber } from '../../../booking/register-number'
import { badRequest } from '../../../platform/refusal'
import { listMakes } from '../store/vehicles'
import { withBoughtTires } from '../../services/index'
import { changeDraft, refuseWhileReserved } from '../../../booking/change-draft'
import { readBooking } from '../../../booking/bookings'
import { composeBooking } from '../../../booking/compose-booking'
import { withWithdrawal } from '../../../booking/document/withdrawal'
import { savedIn } from '../../../booking/saved-in'
import { limitedText } from '../../../http/texts'
import type { Context, Handlers } from '../../context'
import type { CalendarDependencies } from '../../time/slots/index'
import type { Draft } from '../../../platform/database/schema/sessions'

export function vehicleHandlers(dependencies: CalendarDependencies): Handlers<typeof vehicle> {
  const { db, vehicleRegister } = dependencies
  /**
   * Sets the session's vehicle. Another vehicle resets the choices and the service ticket; the same vehicle keeps them.
   */
  const chooseVehicle = (
    { session }: Context,
    registerNumber: string,
    change: (draft: Draft) => Pick<Draft, 'vehicle' | 'kilometers'>,
  ) =>
    changeDraft(db, session, async (draft, tx) => {
      const isSame = draft.registerNumber === null || draft.registerNumber === registerNumber
      if (!isSame) await refuseWhileReserved(tx, session, draft)
      const kept = isSame ? draft : { ...withoutServices(draft), ...NO_TICKET }
      const chosen = { ...kept, ...change(draft), registerNumber }
      return draft.registerNumber === registerNumber ? chosen : withBoughtTires(tx, session, chosen)
    })

  return {
    vehicleMakes: () => listMakes(db),

    searchVehicle: async ({ body }, context) => {
      const registerNumber = readRegisterNumber(body.registerNumber)
      const kilometers = body.kilometers === null ? null : readMileage(body.kilometers)
      const found = await vehicleRegister.find(registerNumber)
      await chooseVehicle(context, registerNumber, () => ({
        kilometers,
        vehicle: found && registeredVehicle(found, kilometers),
      }))
      context.tell(found ? 'vehicle.found' : 'vehicle.unknown')
      return { responseCode: found ? 'SUCCESS' : 'NOT_FOUND' }
    },

    setVehicle: async ({ body }, context) => {
      const registerNumber = readRegisterNumber(body.register_number, isAnyPlate)
      const make = limitedText(body.make, 100).trim()
      const model = limitedText(body.model, 100).trim()
      if (make === '' || model === '') throw badRequest('BAD_VEHICLE', 'make and model are required')
      await chooseVehicle(context, registerNumber, ({ kilometers }) => ({
        kilometers,
        vehicle: describedVehicle({ registerNumber, make, model }, kilometers),
      }))
      context.tell('vehicle.described')
    },

    setVehicleKilometers: async ({ query }, { session }) => {
      const kilometers = readMileage(query.kilometers)
      await changeDraft(db, session, (draft) => ({
        ...draft,
        kilometers,
        vehicle: draft.vehicle && { ...draft.vehicle, kilometers },
      }))
    },

    setServiceCode: async ({ body }, { session }) => {
      const code = body.value === null ? '' : limitedText(body.value, 100).trim()
      await changeDraft(db, session, (draft) => ({ ...draft, serviceCode: code === '' ? null : code }))
    },

    // Returns the saved booking of a session that is done, because the page may never have received the response to its
    // save.
    getBooking: async (_, { session }) => (await savedIn(db, session))?.document ?? bookingSoFar(dependencies, session),
  }
}

/** Composes the session's unsaved booking, with the payments made so far. */
async function bookingSoFar(dependencies: CalendarDependencies, session: Session): Promise<BookingDocument> {
  const { db, withdrawal: terms, now } = dependencies
  const { id: sessionId, draft } = session
  const composed = await composeBooking(db, draft, await reservedTimeOf(dependencies, session))
  const before = terms && draft.changes ? await readBooking(db, draft.changes.bookingId) : null
  const today = dateOf(now())
  const document = withWithdrawal(composed, { draft, terms, today, before: before?.document ?? null })
  const payments = await findPayments(db, { sessionId, bookingId: draft.changes?.bookingId ?? null })
  return {
    ...document,
    payment: paymentSummary({ ...payments, cards: withRefunds(payments, document.price, false) }, document.price),
  }
}

function readRegisterNumber(text: string, isTaken = isRegisterNumber): string {
  const registerNumber = normalisedRegisterNumber(text)
  if (!isTaken(registerNumber)) throw badRequest('BAD_REGISTER_NUMBER', 'not a register number')
  return registerNumber
}

function readMileage(value: number): number {
  if (!isMileage(value)) throw badRequest('BAD_MILEAGE', 'kilometers must be a whole number from 0 to 999999')
  return value
}
