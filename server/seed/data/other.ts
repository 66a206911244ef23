/** The demo chain's data on makes, recalls, repairs and leasing. Company names are fictional. */
import type { SeedCategory } from '../types'

/** Categories of products that have their own calls. */
export const tradeCategories: readonly SeedCategory[] = [
  {
    id: 91,
    description: 'Tuulilasit',
    section: 'windshield',
    products: [
      {
        id: 9101,
        description: 'Tuulilasin kiveniskemän korjaus',
        price: 89,
        minutes: 45,
        info: 'Korjaus onnistuu, kun vaurio on pienempi kuin kahden euron kolikko eikä ole kuljettajan näkökentässä.',
      },
      { id: 9102, description: 'Tuulilasin vaihto, Toyota', price: 690, minutes: 150 },
      { id: 9103, description: 'Tuulilasin vaihto, Volvo', price: 890, minutes: 180 },
      { id: 9104, description: 'Tuulilasin vaihto, muut merkit', price: null, minutes: 180 },
    ],
  },
  {
    id: 92,
    description: 'Pyyhkijänsulat',
    section: 'wiper',
    products: [
      { id: 9201, description: 'Pyyhkijänsulat eteen, 65 ja 40 cm', price: 49, minutes: 10 },
      { id: 9202, description: 'Pyyhkijänsulat eteen, 60 ja 45 cm', price: 45, minutes: 10 },
      { id: 9203, description: 'Takapyyhkijän sulka', price: 19, minutes: 10 },
    ],
  },
  {
    id: 93,
    description: 'Vauriotarkastus',
    section: 'damage-inspection',
    products: [
      {
        id: 9301,
        description: 'Vauriotarkastus',
        price: 0,
        minutes: 30,
        info: 'Arvioimme vauriot ja teemme korjauksesta kustannusarvion vakuutusyhtiölle.',
      },
    ],
  },
  {
    id: 94,
    description: 'Merkkikohtaiset palvelut',
    section: 'catalogue',
    products: [
      { id: 9401, description: 'Hybridiakun kuntotarkastus', price: 79, minutes: 45 },
      { id: 9402, description: 'Ohjelmistopäivitys', price: 99, minutes: 60 },
    ],
  },
]

type OfMakes = readonly [id: number, ...makes: string[]]

/** Makes that products fit. Other products fit all makes. */
export const productMakes: readonly OfMakes[] = [
  [9102, 'Toyota'],
  [9103, 'Volvo'],
  [9201, 'Toyota', 'Škoda', 'Volkswagen'],
  [9202, 'Volvo', 'Ford'],
  [9401, 'Toyota', 'Lexus'],
]

/** Makes that workshops are dealers of. */
export const brandDealers: readonly OfMakes[] = [
  [1, 'Toyota', 'Volvo'],
  [2, 'Škoda', 'Volkswagen', 'Audi'],
  [4, 'Toyota'],
]

/** Lifts with tools for a make. */
export const makeLifts: readonly OfMakes[] = [
  [101, 'Toyota'],
  [102, 'Toyota', 'Volvo'],
]

export const recalls = [
  {
    code: 'TOY-2026-14',
    registerNumber: 'ABC-123',
    make: 'Toyota',
    description: 'Takaluukun kaasujousten tarkastus ja tarvittaessa vaihto',
    issued: '2026-09-15',
  },
]

/** Service cycles by make. A null make applies to every make without its own cycle for the target. */
export const serviceCycles = [
  { id: 1, make: null, target: 'Määräaikaishuolto', kilometers: 15_000, months: 12 },
  { id: 2, make: 'Volvo', target: 'Määräaikaishuolto', kilometers: 30_000, months: 12 },
  { id: 3, make: 'Tesla', target: 'Määräaikaishuolto', kilometers: null, months: 24 },
  { id: 4, make: null, target: 'Jarrunesteen vaihto', kilometers: null, months: 24 },
  { id: 5, make: null, target: 'Raitisilmasuodattimen vaihto', kilometers: 30_000, months: 24 },
]

export const repairTargets = [
  { id: 1, parentId: null, description: 'Kori' },
  { id: 11, parentId: 1, description: 'Puskurit' },
  { id: 111, parentId: 11, description: 'Etupuskuri' },
  { id: 112, parentId: 11, description: 'Takapuskuri' },
  { id: 12, parentId: 1, description: 'Ovet' },
  { id: 13, parentId: 1, description: 'Lasit' },
  { id: 2, parentId: null, description: 'Sisätilat' },
  { id: 21, parentId: 2, description: 'Istuimet' },
  { id: 22, parentId: 2, description: 'Verhoilu' },
  { id: 3, parentId: null, description: 'Renkaat ja vanteet' },
]

export const leasing = [
  { id: 1, name: 'Pohjolan Autoleasing', contracts: ['Huoltoleasing', 'Huoltoleasing ja renkaat'] },
  { id: 2, name: 'Revontuli Rahoitus', contracts: ['Rahoitusleasing'] },
]
