/** The workshop picks the car up from the customer and returns it: Biila, by its name on the wire. */
import { endpoint } from '../../endpoint'
import { BiilaTimes, WantedDate } from '../../nouns/biila'
import { orDefault } from '../../nouns/lenient'

/** Pick-up and return times: the available ones and the chosen ones. */
export const biilaTimes = endpoint({
  method: 'GET',
  path: '/biila/times',
  output: orDefault(BiilaTimes, { pickupTimes: [], returnTimes: [], pickup: null, return: null }),
  isOptional: true,
})

export const setBiilaPickupTime = endpoint({ method: 'POST', path: '/biila/pickup-time', body: WantedDate })

export const setBiilaReturnTime = endpoint({ method: 'POST', path: '/biila/return-time', body: WantedDate })
