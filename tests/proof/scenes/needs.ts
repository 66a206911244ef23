/** The services step: symptoms, notes and contract. */
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { OIL, all, at, box, field, fillCustomer, nameKept, press, services, text, write } from './acts'
import type { Act, Scenes, User } from './scene'

const contract = (user: User) => user.click(field(/^Autollani on huolenpito- tai huoltoleasingsopimus/))
const companies = 'Leasingyhtiö'
const chooseCompany: Act = async (user) => {
  await screen.findByText('Pohjolan Autoleasing')
  await user.selectOptions(field(companies), 'Pohjolan Autoleasing')
}
const friday: Act = async (user) => user.click(await screen.findByLabelText(/^perjantai 27.11., päivävaraus/))
const WAITING = 'Odotan aamulla toimipisteessä huollon ajan'

export const needsScenes: Scenes = {
  saveSymptoms: [
    {
      ...services,
      ready: async (user) => {
        await box(OIL)
        await write(user, 'Kuvaus korjaustarpeesta', 'Kolina')
      },
      act: press('Lisää korjaustarve'),
      words: 'Korjaustarpeen tallentaminen epäonnistui. Yritä uudelleen.',
      kept: () => expect(screen.getByLabelText('Poista korjaustarve: Kolina')).toBeVisible(),
      done: () => waitFor(() => expect(screen.queryByText(/^Korjaustarpeen tallentaminen/)).toBeNull()),
    },
  ],
  saveNotes: [
    {
      ...services,
      ready: async (user) => {
        await box(OIL)
        await write(user, 'Viesti toimipisteelle', 'Avain')
      },
      act: (user) => user.tab(),
      words: 'Viestin tallentaminen epäonnistui. Yritä uudelleen.',
      kept: () => expect(field('Viesti toimipisteelle')).toHaveValue('Avain'),
      done: text('Viesti tallennettu.'),
    },
  ],
  saveCustomer: [
    {
      name: 'the autosave',
      open: at('CUSTOMER'),
      act: fillCustomer,
      words: 'Tietojen tallentaminen epäonnistui.',
      kept: nameKept,
      done: text('Tallennettu'),
    },
    {
      name: 'of a leasing contract',
      ...services,
      ready: () => box(OIL),
      act: contract,
      words: 'Sopimustiedon tallentaminen epäonnistui. Yritä uudelleen.',
      done: text('Sopimustieto tallennettu.'),
    },
  ],
  leasingCompanies: [
    {
      ...services,
      ready: () => box(OIL),
      act: contract,
      words: 'Leasingyhtiöiden haku epäonnistui. Yritä uudelleen.',
      done: text('Pohjolan Autoleasing'),
    },
  ],
  leasingContracts: [
    {
      ...services,
      ready: all(() => box(OIL), contract),
      act: chooseCompany,
      words: 'Leasingsopimusten haku epäonnistui. Yritä uudelleen.',
      kept: () => expect(field(companies)).toHaveDisplayValue('Pohjolan Autoleasing'),
      done: text('Huoltoleasing ja renkaat'),
    },
  ],
  setProductParameter: [
    {
      name: 'of a leasing contract',
      ...services,
      ready: all(() => box(OIL), contract, chooseCompany, text('Huoltoleasing ja renkaat')),
      act: (user) => user.selectOptions(field('Leasingsopimus'), 'Huoltoleasing ja renkaat'),
      words: 'Sopimustiedon tallentaminen epäonnistui. Yritä uudelleen.',
      kept: () => expect(field('Leasingsopimus')).toHaveDisplayValue('Huoltoleasing ja renkaat'),
      done: text('Sopimustieto tallennettu.'),
    },
    {
      name: 'of bringing the car',
      open: at('TIME', { products: [102] }),
      ready: all(friday, () => screen.findByRole('group', { name: 'Auton jättö ja haku' })),
      act: (user) => user.click(screen.getByLabelText(WAITING, { selector: 'input' })),
      words: 'Valinnan tallentaminen epäonnistui. Yritä uudelleen.',
      kept: () => expect(screen.getByLabelText(WAITING, { selector: 'input' })).toBeChecked(),
      done: () => waitFor(() => expect(screen.queryByText(/^Valinnan tallentaminen/)).toBeNull()),
    },
  ],
}
