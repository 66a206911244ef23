import type {
  ChainCategory,
  ChainDocument,
  ChainParameter,
  ChainProduct,
  ChainTire,
  ChainTirePackage,
} from './document'
import {
  euros,
  idNumber,
  list,
  makes,
  oneOf,
  orNull,
  record,
  wholeNumber,
  withDefault,
  words,
  yesNo,
} from './schema-parts'

const SECTIONS = [
  'scheduled',
  'additional',
  'extra',
  'tire',
  'tire-extra',
  'tire-package',
  'automatic',
  'windshield',
  'wiper',
  'damage-inspection',
  'catalogue',
]
const TIRE_ROLES = [
  'tireHotelNewCustomerProduct',
  'tireHotelExistingCustomerProduct',
  'tireHotelTireBuyerProduct',
  'tireHotelPickUpProduct',
  'tireChangePersonalCarProduct',
  'tireChangeVanProduct',
]
const TIRE_TYPES = ['SUMMER', 'WINTER_STUDDED', 'WINTER_FRICTION', 'ALL_SEASON']

const productId = idNumber('Id of a product of this document.')
const code = words('Code.', 60)

export const category = record<ChainCategory>('A heading that products stand below.', {
  id: idNumber('Number of the category. The services screen asks for the additional services by the number 3.'),
  section: oneOf(
    'Which part of the booking it stands in; tire-package: what the tire packager sells; automatic: what only comes along with something else.',
    SECTIONS,
  ),
  description: words('Heading, for customers.', 200),
})

const subRow = record<ChainProduct['subRows'][number]>('A part of the product.', {
  description: words('What is done.', 300),
  spareParts: withDefault(list('The spare parts that go with it.', words('A spare part.', 300), 100), []),
})

const parameter = record<ChainParameter>('Something a customer may say about the product by choosing.', {
  id: idNumber('Number of the parameter, one of its own in the whole chain.'),
  code: words('Code of the chain’s own.', 60),
  type: words('A name of the chain’s own; of the choices of one parameter one holds.', 60),
  description: words('What is asked, for customers.', 200),
  choices: list(
    'The choices.',
    record<ChainParameter['choices'][number]>('A choice.', {
      id: idNumber('Number of the choice, one of its own in the whole chain.'),
      description: words('The choice, for customers.', 200),
    }),
    100,
  ),
})

const tire = record<ChainTire>('What the product is as a tire; its price is that of one.', {
  supplier: words('Code of who delivers it.', 60),
  brand: words('Brand.', 60),
  model: words('Model.', 100),
  width: wholeNumber('Width in millimetres.', 50, 500),
  aspectRatio: wholeNumber('Height in per cent of the width.', 10, 100),
  rimDiameter: wholeNumber('Diameter of the rim in inches.', 8, 30),
  loadIndex: wholeNumber('Load index (ETRTO), a number without a unit.', 50, 200),
  speedRating: words('Speed rating (ETRTO), for example H.', 3),
  tireType: oneOf('Season.', TIRE_TYPES),
})

export const product = record<ChainProduct>('Something the chain sells.', {
  id: idNumber('Number of the product.'),
  categoryId: idNumber('Id of the category it stands below.'),
  provider: withDefault(words('Who provides it; TIRE_PACKAGER for what the tire packager sells.', 60), 'WORKSHOP'),
  description: words('Name, for customers.', 300),
  price: orNull(euros('What it costs now; null: agreed later.')),
  normalPrice: withDefault(
    orNull(euros('What it costs without a campaign, no less than price; null: the same as price.')),
    null,
  ),
  campaign: withDefault(yesNo('Whether the price is shown as a campaign’s.'), false),
  minutes: wholeNumber('How long the work takes, in minutes; 0: no longer than what else is done.', 0, 1440),
  infoDescription: withDefault(orNull(words('What customers can read about it; plain text in Finnish.', 4000)), null),
  subRows: withDefault(list('What it consists of.', subRow, 100), []),
  calculatorId: withDefault(wholeNumber('Number in the chain’s price calculator; 0: none.', 0, 2_147_483_647), 0),
  combustionOnly: withDefault(yesNo('Not offered for a car that has no combustion engine.'), false),
  makes: makes('Makes that it fits; none: all of them.'),
  tireRole: withDefault(
    orNull(oneOf('What it is in a tire change; one product each. null: nothing.', TIRE_ROLES)),
    null,
  ),
  automaticProductIds: withDefault(
    list('Products that it brings along by itself, for example a waste fee.', productId, 100),
    [],
  ),
  suggestedProductIds: withDefault(list('Products that are suggested together with it.', productId, 100), []),
  parameters: withDefault(list('What a customer may choose about it.', parameter, 50), []),
  tire: withDefault(orNull(tire), null),
})

export const serviceCode = record<ChainDocument['serviceCodes'][number]>(
  'What a service code of the maintenance programme stands for.',
  { code, productIds: list('The products, at least one.', productId, 100) },
)

export const extraOrderRow = record<ChainDocument['extraOrderRows'][number]>(
  'A row of the order that is no product: it takes no time and no discount.',
  {
    id: idNumber('Number of the row.'),
    description: words('Name, for customers.', 300),
    price: euros('What it costs.'),
  },
)

export const tirePackage = record<ChainTirePackage>('A set of tires and their fitting, sold together.', {
  code,
  description: words('Name, for customers.', 300),
  items: list(
    'What is in it.',
    record<ChainTirePackage['items'][number]>('Some of one product.', {
      productId,
      amount: wholeNumber('How many, in pieces.', 1, 100),
    }),
    50,
  ),
})

export const campaignCode = record<ChainDocument['campaignCodes'][number]>('A discount code.', {
  code: words('The code, in capitals: what customers type is made so.', 60),
  percentOff: wholeNumber('What it takes off, in per cent.', 1, 100),
})
