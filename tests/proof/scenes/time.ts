/** The time step. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { leaveGap } from '../../harness/database/leave-gap'
import { openStep, primary } from '../../harness/screens/render-app'
import { findPart } from '../../harness/screens/part'
import {
  all,
  at,
  box,
  customer,
  field,
  go,
  heading,
  inDialog,
  isUnread,
  press,
  silent,
  slots,
  text,
  tick,
} from './acts'
import type { Act, Scene, Scenes } from './scene'

const chooseSlot: Act = async (user) => {
  const [first] = await slots()
  if (first) await user.click(first)
}
const people = 'Kuka huoltaa autosi?'
const chooseMikko: Act = async (user) => user.selectOptions(await screen.findByLabelText(people), 'Asentaja Mikko')
const reserving: Scene = {
  open: at('TIME'),
  ready: chooseSlot,
  act: go,
  retry: all(
    () => slots(),
    async (user) => {
      if (primary('Jatka').matches('[aria-disabled=true]')) await chooseSlot(user)
    },
    go,
  ),
  done: customer,
}

export const timeScenes: Scenes = {
  organizationBookingSettings: [{ open: at('TIME'), ...silent, done: slots }],
  customerSelectableResources: [{ open: at('TIME', { organizationId: 6 }), ...silent, done: slots }],
  gapTimes: [{ open: at('TIME'), ...silent, done: slots }],
  freeTimesMorning: [
    { open: at('TIME'), words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.', done: slots },
  ],
  freeTimes: [
    {
      open: at('TIME', { process: 'TIRE_CHANGE', products: [2001] }),
      words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: slots,
    },
  ],
  freeTimesEvening: [
    {
      open: at('TIME'),
      ready: slots,
      act: async (user) => user.click(screen.getByRole('radio', { name: /klo 13.00–21.00/ })),
      words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      kept: () => expect(screen.getByRole('radio', { name: /klo 13.00–21.00/ })).toBeChecked(),
      done: slots,
    },
  ],
  lockerReservedTimes: [
    {
      open: at('TIME'),
      ready: slots,
      act: tick(/^Käytän avainlokeroa/),
      words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      kept: async () => expect(await box(/^Käytän avainlokeroa/)).toBeChecked(),
      done: slots,
    },
  ],
  selectResources: [
    {
      open: at('TIME', { organizationId: 6 }),
      ready: all(slots, () => screen.findByLabelText(people)),
      act: chooseMikko,
      words: 'Asentajan valinta ei onnistunut. Valitse uudelleen.',
      retry: chooseMikko,
      done: text(/^Asentaja Mikko on poissa/),
    },
  ],
  resourceAbsences: [
    {
      open: at('TIME', { organizationId: 6 }),
      ready: all(slots, () => screen.findByLabelText(people)),
      act: chooseMikko,
      ...silent,
      done: () => waitFor(() => expect(field(people)).toHaveDisplayValue('Asentaja Mikko')),
    },
  ],
  resourceWorkshift: [
    {
      open: at('TIME', { organizationId: 6 }),
      ready: all(slots, () => screen.findByLabelText(people)),
      act: chooseMikko,
      ...silent,
      done: text(/^Asentaja Mikko on poissa/),
    },
  ],
  selectGapTime: [
    {
      open: async (shop) => {
        await leaveGap(shop.db())
        return openStep(shop, 'TIME')
      },
      ready: all(slots, () => screen.findByRole('button', { name: 'Valitse tämä aika' })),
      act: press('Valitse tämä aika'),
      words: 'Ajan valinta ei onnistunut. Yritä uudelleen.',
      retry: press('Valitse tämä aika'),
      done: () =>
        waitFor(() =>
          expect(screen.getByRole('button', { name: 'Valitse tämä aika' })).toHaveAttribute('aria-pressed', 'true'),
        ),
    },
  ],
  saveReservationDetails: [reserving],
  // If only the response is unreadable, the time is held and the booking shows it.
  reserveTime: [{ ...reserving, otherwise: (fault) => (isUnread(fault) ? silent : {}) }],
  saveLead: [
    {
      open: at('TIME'),
      ready: all(slots, press('Lähetä aikatiedustelu'), async (user) =>
        user.click(
          await within(await screen.findByRole('group', { name: 'Kalenteri, valitse toivottu päivä' })).findByLabelText(
            'perjantai 27.11.',
          ),
        ),
      ),
      act: go,
      words: /^Toivotun päivän tallentaminen epäonnistui|^Toimipiste ei ota autoja/,
      kept: () => expect(screen.getByRole('button', { name: 'perjantai 27.11.', pressed: true })).toBeVisible(),
      retry: go,
      done: customer,
    },
  ],
  removeReservation: [
    {
      open: at('CUSTOMER'),
      ready: async (user) => {
        await customer()
        await user.click(
          await within(await findPart('Aika')).findByRole('button', {
            name: 'Luovu ajasta',
          }),
        )
      },
      act: inDialog('Luovu ajasta'),
      words: 'Ajan vapauttaminen epäonnistui.',
      retry: inDialog('Luovu ajasta'),
      done: heading('Varaa aika'),
    },
  ],
}
