/** The tire step: its questions and answers by their texts, its products by their names. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { OpenedApp } from './render-app'

export const TIRES_KEY = 'huoltovaraus.tires'
export const answer = (name: RegExp) => screen.findByRole('radio', { name })
export const CHANGE_ONLY = /^Vain renkaiden kausivaihto/
export const HOTEL = /^Rengashotelli/
export const IN_HOTEL = /^Kyllä, renkaani ovat/
export const LEAVES = /^Ei, mutta jätän renkaat/
export const STAY = /^Kyllä, renkaat jäävät/
export const PICKED = /^Ei, noudan renkaat/
export const AND_CHANGE = /^Kyllä, haluan myös/
export const NO_CHANGE = /^Ei, vain (säilytys|nouto)/

export const order = () => screen.findByRole('region', { name: 'Valitut palvelut' })
/** Names of the selected products. */
export const ordered = async (): Promise<string[]> =>
  within(await order())
    .queryAllByRole('listitem')
    .map((row) => row.textContent.replace(/\s*[\d,]+\s€.*$/, ''))
export const expectOrdered = (...names: readonly string[]) =>
  waitFor(async () => expect(await ordered()).toEqual(names))
/** Questions in display order. An answered one has a check mark instead of its number. */
export const questions = () =>
  screen.queryAllByRole('group').flatMap((group) => group.querySelector('legend')?.textContent ?? [])

export async function answers(user: OpenedApp['user'], ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) await user.click(await answer(name))
}

export const NEW = 'Rengashotelli, uusi asiakas (kausi)'
export const EXISTING = 'Rengashotelli, säilytyksen jatkaminen (kausi)'
export const BUYER = 'Rengashotelli renkaiden ostajalle (kausi)'
export const PICK_UP = 'Renkaiden nouto rengashotellista'
export const CHANGE = 'Renkaiden kausivaihto, henkilöauto'
export const VAN_CHANGE = 'Renkaiden kausivaihto, pakettiauto'
