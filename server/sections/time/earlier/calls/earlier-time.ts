/** Handlers of the extension `earlierTime`. */
import type * as earlierTime from '#shared/api/contract/time/earlier'
import type { CalendarDependencies } from '../../slots/index'
import type { Handlers } from '../../../context'
import { declineOffer, showOffer, stopAsking, takeOffer } from './answer-offer'
import { ask, readStanding } from './ask'

export const earlierTimeHandlers = (dependencies: CalendarDependencies): Handlers<typeof earlierTime> => ({
  earlierTimes: ({ body }) => readStanding(dependencies, body),
  askEarlierTime: ({ body }, context) => ask(dependencies, body, context),
  stopEarlierTime: ({ body }, context) => stopAsking(dependencies, body, context),
  earlierTimeOffer: ({ body }) => showOffer(dependencies, body.token),
  takeEarlierTime: ({ body }, context) => takeOffer(dependencies, body, context),
  declineEarlierTime: ({ body }, context) => declineOffer(dependencies, body, context),
})
