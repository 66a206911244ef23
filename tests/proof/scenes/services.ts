/** The services step: offered and selected products. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { answer, CHANGE_ONLY } from '../../harness/screens/tires'
import { OIL, all, at, box, field, go, heading, ordered, press, services, silent, tick, write } from './acts'
import type { Scenes } from './scene'

const WASH = /^Ulkopesu/
const code = () => field('Huolto-ohjelman koodi')
const writeCode = all(press(/^Huolto-ohjelman koodi/), (user) => write(user, 'Huolto-ohjelman koodi', 'HUOLTO30'))

export const servicesScenes: Scenes = {
  services: [{ ...services, words: /Palvelujen haku epäonnistui/ }],
  additionalServices: [{ ...services, words: /Palvelujen haku epäonnistui/, done: () => box(WASH) }],
  extraServices: [
    {
      ...services,
      words: /Palvelujen haku epäonnistui/,
      done: () => screen.findByRole('button', { name: /^Jarrut/ }),
    },
  ],
  extraAdditionalServices: [
    {
      ...services,
      words: /Palvelujen haku epäonnistui/,
      done: () => screen.findByRole('button', { name: /^Kausitarkastukset/ }),
    },
  ],
  toyotaRecalls: [{ ...services, ...silent }],
  serviceTargetExecutionCycles: [{ ...services, ...silent }],
  creditInfos: [{ ...services, ...silent }],
  moduleSetting: [{ ...services, ...silent }],
  activeOrganizationInfoText: [{ ...services, ...silent }],
  addProductsToCart: [
    {
      ...services,
      ready: () => box(OIL),
      act: tick(OIL),
      retry: tick(OIL),
      done: ordered(/yhteensä\s*249,00/),
    },
    {
      name: 'of a tire answer',
      open: at('TIRES', { process: 'TIRE_CHANGE' }),
      ready: () => answer(CHANGE_ONLY),
      act: async (user) => user.click(await answer(CHANGE_ONLY)),
      words: 'Palvelussa tapahtui odottamaton häiriö.',
      kept: async () => expect(await answer(CHANGE_ONLY)).toBeChecked(),
      done: ordered(/kausivaihto/),
    },
  ],
  removeProductsFromCart: [
    {
      open: at('SERVICES'),
      ready: all(tick(OIL), ordered(/yhteensä\s*249,00/)),
      act: tick(OIL),
      kept: () => ordered(/yhteensä\s*249,00/)(),
      retry: tick(OIL),
      done: ordered(/Et ole vielä valinnut/),
    },
  ],
  addAutomaticallyAddedProducts: [
    {
      ...services,
      ready: () => box(WASH),
      act: tick(WASH),
      words: /^Valinnan päivittäminen|epäonnistui|ei saatu/,
      retry: go,
      done: heading('Varaa aika'),
    },
  ],
  productAdditionalData: [
    {
      ...services,
      act: tick(WASH),
      words: 'Palvelun valintojen haku epäonnistui. Yritä uudelleen.',
      kept: async () => expect(await box(WASH)).toBeChecked(),
      done: () => screen.findByRole('radio', { name: 'Harjapesu' }),
    },
  ],
  setProductParameterChoice: [
    {
      ...services,
      ready: all(tick(WASH), () => screen.findByRole('radio', { name: 'Harjapesu' })),
      act: async (user) => user.click(screen.getByRole('radio', { name: 'Harjapesu' })),
      retry: async (user) => user.click(screen.getByRole('radio', { name: 'Harjapesu' })),
      done: ordered(/Pesutapa: Harjapesu/),
    },
  ],
  productSuggestion: [
    {
      ...services,
      act: press('Mitä sisältyy? Perushuolto (öljynvaihtohuolto)'),
      words: 'Palvelun sisällön haku epäonnistui. Yritä uudelleen.',
      done: () =>
        screen
          .findByRole('dialog')
          .then((dialog) => within(dialog).findByRole('checkbox', { name: /^Talvitarkastus/ })),
    },
  ],
  saveCampaignCode: [
    {
      ...services,
      ready: (user) => write(user, 'Etukoodi', 'HUOLTO10'),
      act: press('Tallenna'),
      kept: () => expect(field('Etukoodi')).toHaveValue('HUOLTO10'),
      retry: press('Tallenna'),
      done: () =>
        waitFor(() => expect(field('Etukoodi')).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.')),
      // A response without content means an invalid code (specification section 7).
      otherwise: (fault) => (fault.name === 'a wrong shape' ? { isNo: true, words: 'Etukoodi ei kelpaa' } : {}),
    },
  ],
  settings: [
    {
      ...services,
      ...silent,
      ready: (user) => write(user, 'Etukoodi', 'HUOLTO10'),
      act: press('Tallenna'),
      done: () =>
        waitFor(() => expect(field('Etukoodi')).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.')),
    },
  ],
  setServiceCode: [
    {
      ...services,
      ready: writeCode,
      act: press('Hae palvelut'),
      kept: () => expect(code()).toHaveValue('HUOLTO30'),
      retry: press('Hae palvelut'),
      done: () => screen.findByRole('button', { name: 'Poista huoltokoodi' }),
    },
  ],
  servicesByServiceCode: [
    {
      ...services,
      ready: writeCode,
      act: press('Hae palvelut'),
      words: /Palvelujen haku epäonnistui/,
      kept: () => expect(code()).toHaveValue('HUOLTO30'),
      done: async () =>
        expect(await screen.findAllByRole('checkbox', { name: /^Raitisilmasuodattimen/ })).not.toEqual([]),
    },
  ],
  removeServiceCode: [
    {
      ...services,
      ready: all(writeCode, press('Hae palvelut'), () => screen.findByRole('button', { name: 'Poista huoltokoodi' })),
      act: press('Poista huoltokoodi'),
      kept: () => expect(code()).toHaveValue('HUOLTO30'),
      retry: press('Poista huoltokoodi'),
      done: () => waitFor(() => expect(code()).toHaveValue('')),
    },
  ],
}
