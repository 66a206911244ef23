import { string } from 'superstruct'
import { BOOKING_KEY } from '#shared/store/keys'
import { persisted, type Persisted } from '#shared/store/persisted'
import { takeFragment } from '#shared/address'

/** What the last link of a mail opened in this tab, kept for a reload: a booking's key, or a marked offer's token. */
const opened = persisted(BOOKING_KEY, string())

const OFFER = 'tarjous='

/** Key of the opened booking. It is useless without the register number. */
export const bookingKey: Persisted<string> = {
  ...opened,
  read: () => {
    const value = opened.read()
    return value?.startsWith(OFFER) ? null : value
  },
}

/** Token of the opened offer of an earlier time. */
export const offerToken: Persisted<string> = {
  ...opened,
  read: () => {
    const value = opened.read()
    return value?.startsWith(OFFER) ? value.slice(OFFER.length) : null
  },
  write: (token) => opened.write(OFFER + token),
}

/** Moves the secret of a link from the address to a store. Returns true if there was one. */
function take(mark: string, store: Persisted<string>): boolean {
  const secret = takeFragment(mark)
  if (secret !== null) store.write(secret)
  return secret !== null
}

/** Takes a booking's key from the link of a confirmation. */
export const takeBookingKey = (): boolean => take('#varaus=', bookingKey)

/** Takes the token from the link of an offer's mail. */
export const takeOfferToken = (): boolean => take(`#${OFFER}`, offerToken)
