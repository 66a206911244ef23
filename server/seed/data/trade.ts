/** Relations of the demo chain's products: automatic additions, suggestions, parameters and service codes. */
import type { SeedCategory, SeedParameter } from '../types'

/** Category of products that are only added automatically. */
export const automaticCategory: SeedCategory = {
  id: 90,
  description: 'Automaattisesti lisättävät',
  section: 'automatic',
  products: [{ id: 9001, description: 'Pientarvikkeet ja jätemaksu', price: 9.9, minutes: 0 }],
}

type Pair = readonly [productId: number, otherId: number]

/** Pairs of a product and one that it adds automatically. */
export const automatic: readonly Pair[] = [
  [1402, 9001],
  [1403, 9001],
]

/** Pairs of a product and one that it suggests. */
export const additional: readonly Pair[] = [
  [101, 1103],
  [101, 1501],
  [102, 305],
  [1202, 1201],
]

/** Products that do not fit an electric car. */
export const combustionOnly: readonly number[] = [101, 102, 104, 1401, 1402]

/** Groups of products that replace each other in a booking. */
export const exclusionGroups: Readonly<Record<string, readonly number[]>> = {
  'scheduled-service': [101, 102, 103, 104],
  refrigerant: [1101, 1102],
}

export const parameters: readonly SeedParameter[] = [
  {
    id: 1,
    productId: 301,
    code: 'SIJAISAUTON_VAIHTEISTO',
    type: 'CHOICE',
    description: 'Sijaisauton vaihteisto',
    choices: [
      { id: 11, description: 'Automaattivaihteisto' },
      { id: 12, description: 'Käsivaihteisto' },
    ],
  },
  {
    id: 2,
    productId: 303,
    code: 'PESUTAPA',
    type: 'CHOICE',
    description: 'Pesutapa',
    choices: [
      { id: 21, description: 'Harjapesu' },
      { id: 22, description: 'Harjaton pesu' },
    ],
  },
]

export const serviceCodes: Readonly<Record<string, readonly number[]>> = {
  HUOLTO30: [101, 1103],
  HUOLTO60: [102, 1002],
}

/** Extra order rows. Prices are in euros with VAT. */
export const extraItems: readonly { readonly id: number; readonly description: string; readonly price: number }[] = [
  { id: 1, description: 'Vaihdetut osat mukaan', price: 0 },
  { id: 2, description: 'Tulostettu huoltoraportti', price: 4.9 },
  { id: 3, description: 'Avaimen palautus kirjattuna kirjeenä', price: 12.5 },
]
