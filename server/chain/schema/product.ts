import { PriceKind } from '#shared/api/nouns/price'
import { annotate } from '../../platform/json-schema/annotate'
import { euros, idNumber, list, makes, oneOf, orNull, record, wholeNumber, withDefault, words, yesNo } from './parts'

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
const PURPOSES = ['REPLACEMENT_CAR', 'TRANSPORT'] as const
const TIRE_TYPES = ['SUMMER', 'WINTER_STUDDED', 'WINTER_FRICTION', 'ALL_SEASON']

const productId = idNumber('Id of a product in this document.')
const code = words('Code.', 60)

export const category = record('A category of products.', {
  id: idNumber('Id of the category. The services screen requests the additional services by the id 3.'),
  section: oneOf(
    'The part of the booking that shows the category. tire-package: products of the tire packager. automatic: products that are only added together with other products.',
    SECTIONS,
  ),
  description: words('Heading shown to customers.', 200),
})

const subRow = record('A part of the product.', {
  description: words('Description of the work.', 300),
  spareParts: withDefault(list('Spare parts used for it.', words('A spare part.', 300), 100), []),
})

const parameter = record('An option of the product with choices for the customer.', {
  id: idNumber('Id of the parameter, unique in the chain.'),
  code: words('A code that the chain defines.', 60),
  type: words('A type name that the chain defines. A customer selects at most one choice of a parameter.', 60),
  description: words('Question shown to customers.', 200),
  choices: list(
    'The choices.',
    record('A choice.', {
      id: idNumber('Id of the choice, unique in the chain.'),
      description: words('Choice shown to customers.', 200),
    }),
    100,
  ),
})

const tire = record('Properties of a tire. The price of the product is that of one tire.', {
  supplier: words('Code of the supplier.', 60),
  brand: words('Brand.', 60),
  model: words('Model.', 100),
  width: wholeNumber('Width in millimetres.', 50, 500),
  aspectRatio: wholeNumber('Height in per cent of the width.', 10, 100),
  rimDiameter: wholeNumber('Diameter of the rim in inches.', 8, 30),
  loadIndex: wholeNumber('Load index (ETRTO), a number without a unit.', 50, 200),
  speedRating: words('Speed rating (ETRTO), for example H.', 3),
  tireType: oneOf('Season.', TIRE_TYPES),
})

export const product = record('A product that the chain sells.', {
  id: idNumber('Id of the product.'),
  categoryId: idNumber('Id of its category.'),
  provider: withDefault(words('Provider of the product. TIRE_PACKAGER: the tire packager.', 60), 'WORKSHOP'),
  description: words('Name shown to customers.', 300),
  price: orNull(euros('Current price. null: agreed later.')),
  normalPrice: withDefault(orNull(euros('Price without a campaign, at least price. null: the same as price.')), null),
  campaign: withDefault(yesNo('Whether the price is shown as a campaign price.'), false),
  priceKind: withDefault(
    orNull(
      annotate(PriceKind, {
        description: 'What the price promises. maximum: it is never exceeded. null: nothing is said.',
      }),
    ),
    null,
  ),
  allowedExcessPercent: withDefault(
    orNull(wholeNumber('How many per cent the final price may exceed an estimate. null: nothing is said.', 0, 100)),
    null,
  ),
  goods: withDefault(
    yesNo('Whether it is goods and no work. A campaign price of goods is compared with lowestPrice30Days alone.'),
    false,
  ),
  lowestPrice30Days: withDefault(
    orNull(
      euros('Lowest price of the 30 days before the campaign, from the chain’s own price history. null: unknown.'),
    ),
    null,
  ),
  minutes: wholeNumber('Duration of the work in minutes. 0: it adds no time to the booking.', 0, 1440),
  infoDescription: withDefault(orNull(words('Information for customers: plain text in Finnish.', 4000)), null),
  subRows: withDefault(list('Parts that the product consists of.', subRow, 100), []),
  calculatorId: withDefault(wholeNumber('Id in the chain’s price calculator. 0: none.', 0, 2_147_483_647), 0),
  combustionOnly: withDefault(yesNo('Whether it is offered only for vehicles with a combustion engine.'), false),
  exclusionGroup: withDefault(
    orNull(words('Products with the same text replace each other in a booking. null: the product replaces none.', 60)),
    null,
  ),
  purpose: withDefault(
    orNull(
      oneOf(
        'What the server does for the product besides selling it. REPLACEMENT_CAR: it is the loan of one of the workshop’s replacementCars for a day. TRANSPORT: it is the pick-up and return of the car in the windows of the workshop’s transport. Each purpose has at most one product. null: nothing.',
        PURPOSES,
      ),
    ),
    null,
  ),
  makes: makes('Vehicle makes that it fits. Empty: all makes.'),
  tireRole: withDefault(
    orNull(oneOf('Role of the product in a tire change. Each role has at most one product. null: none.', TIRE_ROLES)),
    null,
  ),
  automaticProductIds: withDefault(
    list('Products that are added automatically with it, for example a waste fee.', productId, 100),
    [],
  ),
  suggestedProductIds: withDefault(list('Products that are suggested together with it.', productId, 100), []),
  parameters: withDefault(list('Options with choices for the customer.', parameter, 50), []),
  tire: withDefault(orNull(tire), null),
})

export const serviceCode = record('A service code of the maintenance programme with its products.', {
  code,
  productIds: list('The products, at least one.', productId, 100),
})

export const extraOrderRow = record('An order row that is no product. It takes no time and gets no discount.', {
  id: idNumber('Id of the row.'),
  description: words('Name shown to customers.', 300),
  price: euros('Price.'),
})

export const tirePackage = record('A package of tires and their fitting.', {
  code,
  description: words('Name shown to customers.', 300),
  items: list(
    'Contents of the package.',
    record('A product with its amount.', {
      productId,
      amount: wholeNumber('Number of pieces.', 1, 100),
    }),
    50,
  ),
})

export const campaignCode = record('A discount code.', {
  code: words('The code in capitals. Input of customers is converted to capitals.', 60),
  percentOff: wholeNumber('Discount in per cent.', 1, 100),
})
