/** The vehicle step, and opening a session. */
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import {
  OIL,
  PLATE,
  box,
  field,
  go,
  ordered,
  page,
  searchFor,
  services,
  silent,
  tick,
  unknown,
  workplaces,
} from './acts'
import type { Scene, Scenes } from './scene'

/** An unknown vehicle is entered by hand, together with its mileage. */
const described: Scene = {
  open: page('/huolto'),
  staysAtEnd: true,
  ready: unknown,
  act: go,
  kept: () => expect(field(/^Malli/)).toHaveValue('Niva'),
  retry: go,
  done: workplaces,
}

export const vehicleScenes: Scenes = {
  initSession: [
    {
      open: page('/huolto'),
      staysAtEnd: true,
      failsFromStart: true,
      act: searchFor('abc-123'),
      kept: () => expect(field(PLATE)).toHaveDisplayValue(/^abc-123$/i),
      retry: go,
      done: workplaces,
    },
  ],
  infoTextSettings: [{ open: page('/huolto'), staysAtEnd: true, ...silent, done: () => screen.findByLabelText(PLATE) }],
  searchVehicle: [
    {
      open: page('/huolto'),
      staysAtEnd: true,
      act: searchFor('abc-123'),
      kept: () => expect(field(PLATE)).toHaveDisplayValue(/^abc-123$/i),
      retry: go,
      done: workplaces,
    },
  ],
  vehicleMakes: [
    {
      open: page('/huolto'),
      staysAtEnd: true,
      act: searchFor('xyz-999'),
      words: 'Automerkkien haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      kept: () => expect(field(/^Mittarilukema/)).toHaveValue('84500'),
      done: () => screen.findByRole('option', { name: 'Volvo' }),
    },
  ],
  setVehicle: [described],
  setVehicleKilometers: [described],
  getBooking: [
    { name: 'after a reload', ...services },
    {
      name: 'after a change',
      ...services,
      ready: () => box(OIL),
      act: tick(OIL),
      words: 'Hinta-arvion päivittäminen epäonnistui.',
      done: ordered(/yhteensä\s*249,00/),
    },
  ],
}
