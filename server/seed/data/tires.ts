/** Products of the demo chain's tire packager. Brands and suppliers are fictional. Prices are for one tire. */
import type { SeedCategory, SeedTire } from '../types'

const FITTING = 2290

export const tires: readonly SeedTire[] = [
  tire(2201, 'Kontio', 'Talvi 3', '205/55R16', 94, 'T', 'WINTER_STUDDED', 119),
  tire(2202, 'Kontio', 'Kitka 3', '205/55R16', 94, 'R', 'WINTER_FRICTION', 115),
  tire(2203, 'Kontio', 'Suvi', '205/55R16', 91, 'V', 'SUMMER', 89),
  tire(2204, 'Revontuli', 'Nasta', '225/45R17', 94, 'T', 'WINTER_STUDDED', 159),
  tire(2205, 'Revontuli', 'Kesä', '225/45R17', 91, 'W', 'SUMMER', 129),
  tire(2206, 'Revontuli', 'Sähkökitka', '255/45R19', 104, 'T', 'WINTER_FRICTION', 239),
  tire(2207, 'Kontio', 'Kuorma', '215/65R16', 109, 'R', 'WINTER_FRICTION', 149),
  tire(2208, 'Revontuli', 'Ympärivuosi', '205/55R16', 94, 'V', 'ALL_SEASON', 109),
]

export const tireCategory: SeedCategory = {
  id: 22,
  description: 'Rengaspaketit',
  section: 'tire-package',
  provider: 'TIRE_PACKAGER',
  products: [
    ...tires.map(({ productId, description, price }) => ({
      id: productId,
      description,
      price,
      minutes: 0,
      goods: true,
    })),
    { id: FITTING, description: 'Renkaiden asennus ja tasapainotus, 4 kpl', price: 79, minutes: 60 },
  ],
}

/** Packages of four tires and their fitting, by code. */
export const tirePackages: readonly { readonly code: string; readonly description: string; readonly tire: number }[] = [
  { code: 'TALVI205', description: 'Nastarenkaat asennettuina, 205/55 R16', tire: 2201 },
  { code: 'KESA205', description: 'Kesärenkaat asennettuina, 205/55 R16', tire: 2203 },
  { code: 'PAKU215', description: 'Pakettiauton kitkarenkaat asennettuina, 215/65 R16', tire: 2207 },
]

export const packageItems = tirePackages.flatMap(({ code, tire: productId }) => [
  { packageCode: code, productId, amount: 4 },
  { packageCode: code, productId: FITTING, amount: 1 },
])

/** Vehicles whose tires are in the tire hotel. */
export const tiresInHotel: readonly string[] = ['KOR-77']

/** Vehicles with a bought package that is not fitted yet. */
export const buyers: readonly { readonly registerNumber: string; readonly packageCode: string }[] = [
  { registerNumber: 'OST-205', packageCode: 'TALVI205' },
]

/** `size` is the marking on the tire, for example `205/55R16`. */
function tire(
  productId: number,
  brand: string,
  model: string,
  size: string,
  loadIndex: number,
  speedRating: string,
  tireType: string,
  price: number,
): SeedTire {
  const [width = 0, aspectRatio = 0, rimDiameter = 0] = size.split(/[/R]/).map(Number)
  const supplier = brand === 'Kontio' ? 'Pohjolan Rengas' : 'Rengastukku'
  const description = `${brand} ${model} ${size.replace('R', ' R')} ${loadIndex}${speedRating}`
  const of = { supplier, brand, model, width, aspectRatio, rimDiameter, loadIndex, speedRating, tireType }
  return { productId, description, price, ...of }
}
