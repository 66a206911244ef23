/** Handlers of the pick-up and return service. */
import type * as valet from '#shared/api/contract/visit/valet'
import type { WallDateTime } from '#shared/date/wall-clock'
import { listingOf } from '../../../services/index'
import { isAfterPickup, withPickup, type ValetChoice } from '../rules/chosen-times'
import { type CalendarDependencies, NoReplacementCar, offeredValet, settleExtras } from '../../../time/slots/index'
import { findReservation, lockWorkshop } from '../../../../holds/holds'
import { productFor } from '../../../../catalog/products'
import { conflict } from '../../../../platform/refusal'
import type { Session } from '../../../../draft/sessions'
import { changeDraft } from '../../../../draft/change-draft'
import type { Handlers } from '../../../context'

/** The car comes back on a later day, and no replacement car is free until then. */
const noReplacementCar = () => conflict('NO_REPLACEMENT_CAR', 'no replacement car is free for all days')

export function valetHandlers(dependencies: CalendarDependencies): Handlers<typeof valet> {
  const { db, calendars, now } = dependencies
  /**
   * Changes the chosen times. `wanted` must be one of the offered times. If the session holds a time, the window must fit
   * it and its place is taken at once.
   */
  const choose = (
    session: Session,
    times: 'pickupTimes' | 'returnTimes',
    wanted: WallDateTime,
    change: (choice: ValetChoice) => ValetChoice,
  ): Promise<void> =>
    changeDraft(db, session, async (draft, tx) => {
      const reservation = await findReservation(tx, { sessionId: session.id })
      if (reservation) await lockWorkshop(tx, reservation.organizationId)
      const facts = await calendars.facts(tx)
      const offered = await offeredValet(facts, now(), tx, session, draft)
      if (!offered?.[times].includes(wanted))
        throw conflict('TIME_NOT_OFFERED', 'not one of the times of GET /biila/times')
      const settled = await settleExtras(dependencies, tx, session, { ...draft, biila: change(draft.biila) }, facts)
      if (!Object.values(settled.biila).includes(wanted))
        throw conflict('TIME_NOT_FITTING', 'the car would not be there for the visit')
      return settled
    }).catch((error: unknown) => {
      throw error instanceof NoReplacementCar ? noReplacementCar() : error
    })

  return {
    biilaTimes: async (_, { session }) => {
      const offered = await offeredValet(await calendars.facts(db), now(), db, session, session.draft)
      const product = offered && offered.pickupTimes.length > 0 ? await productFor(db, 'TRANSPORT') : null
      return {
        pickupTimes: [...(offered?.pickupTimes ?? [])],
        returnTimes: [...(offered?.returnTimes ?? [])],
        windowMinutes: offered?.extras.windowMinutes,
        visitMinutes: offered?.visitMinutes,
        product: product && listingOf(product),
        ...session.draft.biila,
      }
    },

    setBiilaPickupTime: ({ body }, { session }) =>
      choose(session, 'pickupTimes', body.wantedDate, (choice) => withPickup(choice, body.wantedDate)),

    setBiilaReturnTime: ({ body }, { session }) =>
      choose(session, 'returnTimes', body.wantedDate, (choice) => {
        if (!isAfterPickup(choice, body.wantedDate))
          throw conflict('BEFORE_PICKUP', 'the car must be picked up before it is returned')
        return { ...choice, return: body.wantedDate }
      }),
  }
}
