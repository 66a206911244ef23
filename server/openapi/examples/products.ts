/** Examples shared by several calls of 'Services and cart', with the demo chain's data. */
import type { Price } from '#shared/api/nouns/price'
import type { AdditionalProduct, ProductSuggestion } from '#shared/api/nouns/products'
import type { FullSuggestion } from '#shared/api/nouns/suggestions'

export const priceOf = (euros: number): Price => ({
  normal_price: euros,
  active_price: euros,
  has_public_campaign: false,
  undefined: false,
})

const alone = (id: number, description: string, euros: number, calculatorId: number): AdditionalProduct => ({
  product: { id, provider: 'WORKSHOP' },
  description,
  price: priceOf(euros),
  calculatorId,
  additional_data: null,
  suggestion_sub_rows: [],
})

/** A listed product without details. */
export const listed = (...of: Parameters<typeof alone>): ProductSuggestion => ({
  ...alone(...of),
  additional_products: [],
})

export const basicService: ProductSuggestion = {
  ...listed(101, 'Perushuolto (öljynvaihtohuolto)', 249, 1101),
  additional_data: { infoDescription: 'Sisältää moottoriöljyn ja öljynsuodattimen vaihdon.' },
  suggestion_sub_rows: [
    {
      description: 'Moottoriöljyn vaihto',
      spareParts: [{ description: 'Moottoriöljy 5W-30, 5 l' }, { description: 'Öljynsuodatin' }],
    },
  ],
}
const AIR_FILTER = [1103, 'Raitisilmasuodattimen vaihto', 59, 12_103] as const
export const airFilter = listed(...AIR_FILTER)
/** The product as suggested with another one. */
export const suggestedAirFilter = alone(...AIR_FILTER)
export const carWash = listed(303, 'Ulkopesu', 25, 3303)
export const brakeFluid = listed(1002, 'Jarrunesteen vaihto', 95, 11_002)
export const balancing = listed(2101, 'Renkaiden tasapainotus, 4 kpl', 55, 23_101)
export const tireChange = listed(2001, 'Renkaiden kausivaihto, henkilöauto', 59, 22_001)
export const vanTireChange = listed(2002, 'Renkaiden kausivaihto, pakettiauto', 79, 22_002)
export const hotelForNew = listed(2003, 'Rengashotelli, uusi asiakas (kausi)', 85, 22_003)
export const hotelForKnown = listed(2004, 'Rengashotelli, säilytyksen jatkaminen (kausi)', 79, 22_004)
export const hotelForBuyer = listed(2005, 'Rengashotelli renkaiden ostajalle (kausi)', 59, 22_005)
export const hotelPickUp: ProductSuggestion = {
  ...listed(2006, 'Renkaiden nouto rengashotellista', 25, 22_006),
  additional_data: {
    infoDescription: 'Haemme renkaasi varastosta. Ensimmäinen mahdollinen aika on kolmen päivän kuluttua.',
  },
}

const ofPackager = (one: ProductSuggestion): FullSuggestion => ({
  ...one,
  product: { id: one.product.id, provider: 'TIRE_PACKAGER' },
  suggested_tire: null,
})

export const fitting = ofPackager(listed(2290, 'Renkaiden asennus ja tasapainotus, 4 kpl', 79, 24_290))
export const winterTire: FullSuggestion = {
  ...ofPackager(listed(2201, 'Kontio Talvi 3 205/55 R16 94T', 119, 24_201)),
  suggested_tire: {
    supplier: 'Pohjolan Rengas',
    brand: 'Kontio',
    model: 'Talvi 3',
    width: 205,
    aspectRatio: 55,
    rimDiameter: 16,
    loadIndex: 94,
    speedRating: 'T',
    tireType: 'WINTER_STUDDED',
  },
}
