/** The pick-up and return service of the time step. */
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { put } from '../../harness/screens/customer-page'
import { fetchCars } from '../../harness/database/fetch-cars'
import { openStep } from '../../harness/screens/render-app'
import { all, box, customer, field, go, silent, tick } from './acts'
import type { Act, Scene, Scenes } from './scene'

const open: Scene['open'] = async (shop) => {
  await fetchCars(shop.db())
  return openStep(shop, 'TIME')
}
const slot = () => screen.findByLabelText('Valitse aika klo 9.00')
const choose: Act = async (user) => user.click(await slot())
const OFFER = /^Haemme autosi/
const ADDRESS = 'Testikatu 1, 00100 Helsinki'
const chosen = all(choose, tick(OFFER), (user) => put(user, field(/^Nouto-osoite/), ADDRESS))

/** A failed save leaves the time reserved and the choice on the screen. Continue saves again. */
const saving: Scene = {
  open,
  ready: chosen,
  act: go,
  words: 'Käynnin aika on varattu sinulle, mutta nouto ja palautus jäivät tallentamatta',
  kept: async () => {
    expect(await box(OFFER)).toBeChecked()
    expect(field(/^Nouto-osoite/)).toHaveValue(ADDRESS)
  },
  retry: go,
  done: customer,
}

export const valetScenes: Scenes = {
  biilaTimes: [{ open, ...silent, done: slot }],
  setBiilaPickupTime: [saving],
  setBiilaReturnTime: [saving],
}
