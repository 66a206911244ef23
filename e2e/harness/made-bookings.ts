import type { BrowserContext } from '@playwright/test'
import { create } from 'superstruct'
import { SavedBooking } from '#shared/api/nouns/saved-booking'
import { INSTALLATION } from '../../scripts/conformance/steps'
import { sessionAt } from '../../scripts/tools/against'
import { reason } from '../../scripts/tools/run'
import { USUAL } from './usual'

export interface MadeBookings {
  readonly listen: (context: BrowserContext) => void
  /** @throws Error that names the booking that could not be cancelled */
  readonly cancelAll: (url: string) => Promise<void>
}

/** Remembers what browsers book at another server. */
export function noteBookings(): MadeBookings {
  const answers: Promise<unknown>[] = []
  return {
    listen: (context) =>
      void context.on('response', (response) => {
        if (response.url().endsWith('/save-booking') && response.ok()) answers.push(response.json())
      }),
    async cancelAll(url) {
      for (const answer of await Promise.all(answers)) {
        const { bookingKey, booking } = create(answer, SavedBooking)
        const registerNumber = booking?.vehicle?.register_number ?? USUAL.plate
        if (bookingKey !== null) await cancel(url, { bookingKey, registerNumber, installationType: INSTALLATION })
      }
    },
  }
}

type Reference = { readonly bookingKey: string; readonly registerNumber: string; readonly installationType: string }

async function cancel(url: string, query: Reference): Promise<void> {
  const { api } = await sessionAt(url)
  await api.cancelBooking({ query }).catch((error: unknown) => {
    throw new Error(`Booking ${query.bookingKey} of ${query.registerNumber} could not be cancelled: ${reason(error)}`)
  })
}
