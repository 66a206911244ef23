/** Handlers of the vehicle and of facts about it. */
import { isAnyPlate } from '#shared/text/plate'
import type * as vehicle from '#shared/api/contract/vehicle'
import { describedVehicle, registeredVehicle } from '../rules/draft-vehicle'
import { NO_TICKET, withoutServices } from '../../../draft/draft'
import { isMileage, isRegisterNumber, normalisedRegisterNumber } from '../../../draft/register-number'
import { badRequest, Refusal } from '../../../platform/refusal'
import { findRecalls, listLeasingCompanies, listLeasingContracts } from '../../../catalog/trade'
import { isId } from '../../../http/ids'
import { listMakes } from '../store/vehicles'
import { withBoughtTires } from '../../services/index'
import { changeDraft, refuseWhileReserved } from '../../../draft/change-draft'
import { limitedText } from '../../../http/texts'
import type { Context, Dependencies, Handlers } from '../../context'
import type { Draft } from '../../../platform/database/schema/sessions'

const TOYOTA = 'Toyota'

export function vehicleHandlers(dependencies: Dependencies): Handlers<typeof vehicle> {
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

    setTaxi: ({ query }, { session }) => changeDraft(db, session, (draft) => ({ ...draft, taxi: query.taxi })),

    // Searches by register number and make. A visitor may have entered another make for the number, and then none match.
    toyotaRecalls: async (_, { session }) => {
      const { vehicle } = session.draft
      return vehicle?.make === TOYOTA ? findRecalls(db, TOYOTA, vehicle.register_number) : []
    },

    leasingCompanies: () => listLeasingCompanies(db),

    leasingContracts: async ({ query }) => {
      const companyId = Number(query.companyId)
      const companies = await listLeasingCompanies(db)
      if (!isId(companyId) || !companies.some(({ id }) => id === companyId))
        throw new Refusal(404, 'UNKNOWN_COMPANY', 'no such leasing company')
      return listLeasingContracts(db, companyId)
    },
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
