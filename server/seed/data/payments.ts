import type { CreditInfo } from '#shared/api/nouns/credit'

interface SeedCreditTerms {
  readonly organizationId: number
  readonly minimumPrice: number
  /** Exclusive: a price of `maxPrice` belongs to the next amount. */
  readonly amounts: readonly { id: number; minPrice: number; maxPrice: number; amount: number }[]
}

/** Credit terms in euros. The other workshops inherit those of workshop 1. */
export const creditTerms: readonly SeedCreditTerms[] = [
  {
    organizationId: 1,
    minimumPrice: 100,
    amounts: [
      { id: 1, minPrice: 100, maxPrice: 500, amount: 500 },
      { id: 2, minPrice: 500, maxPrice: 1500, amount: 1500 },
      { id: 3, minPrice: 1500, maxPrice: 5000, amount: 5000 },
    ],
  },
  {
    organizationId: 3,
    minimumPrice: 200,
    amounts: [{ id: 11, minPrice: 200, maxPrice: 3000, amount: 3000 }],
  },
]

export const creditInfos: readonly CreditInfo[] = [
  {
    creditServiceName: 'Huoltotili',
    creditServiceLink: 'https://bank.example/huoltotili',
    infoText: 'Voit maksaa huollon myös huoltotilillä: jopa 12 kuukautta korotonta maksuaikaa.',
    infoLink: 'https://bank.example/huoltotili/ehdot',
  },
]
