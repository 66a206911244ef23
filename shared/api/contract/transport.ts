/** The calls of «Other» that only an on-demand part of the time step makes. They stand apart, so that their code loads with it. */
import { endpoint } from '../endpoint'
import { WantedDate } from '../nouns/biila'

export const setBiilaPickupTime = endpoint({ method: 'POST', path: '/biila/pickup-time', body: WantedDate })

export const setBiilaReturnTime = endpoint({ method: 'POST', path: '/biila/return-time', body: WantedDate })
