/** The workplace step. */
import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { chooseWorkplace, openStep, type OpenedApp } from '../../harness/screens/render-app'
import type { Shop } from '../../harness/screens/shop'
import { at, heading, workplaces } from './acts'
import type { Act, Scenes } from './scene'

/** Opens the step on a device with a location. */
const somewhere = async (shop: Shop): Promise<OpenedApp> => {
  const coords = { latitude: 60.2, longitude: 25, accuracy: 1 }
  const getCurrentPosition = (found: (place: unknown) => void) => found({ coords, timestamp: 0 })
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } }, onLine: { value: true } }),
  )
  return openStep(shop, 'ORGANIZATION')
}

const chooseHelsinki: Act = (user) => chooseWorkplace(user, 'Helsinki Roihupelto')

export const workplaceScenes: Scenes = {
  compatibleOrganizations: [
    {
      open: at('ORGANIZATION'),
      words: 'Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: workplaces,
    },
  ],
  tireChangeOrganizations: [
    {
      open: at('ORGANIZATION', { process: 'TIRE_CHANGE' }),
      words: 'Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: workplaces,
    },
  ],
  nextFreeTimes: [
    {
      open: at('ORGANIZATION'),
      words: 'Ensimmäistä vapaata aikaa ei saatu haettua',
      done: async () => expect((await screen.findAllByText(/^Ensimmäinen vapaa aika/)).length).toBeGreaterThan(0),
    },
  ],
  findOrganizations: [
    {
      open: somewhere,
      ready: workplaces,
      act: async (user) => user.click(await screen.findByRole('radio', { name: 'Lähin ensin' })),
      done: async () => expect((await screen.findAllByText('Lähin')).length).toBeGreaterThan(0),
    },
  ],
  setActiveOrganization: [
    {
      open: at('ORGANIZATION'),
      ready: workplaces,
      act: chooseHelsinki,
      retry: chooseHelsinki,
      done: heading('Valitse palvelut'),
    },
  ],
}
