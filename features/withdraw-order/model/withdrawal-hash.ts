/** Hash of a link to the function, on the page of a booking. */
export const WITHDRAWAL_HASH = '#peruuttamisoikeus'
