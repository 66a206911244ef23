import { euros, formed, idNumber, list, oneOf, orNull, record, words, yesNo } from './parts'
import { KnownProcessType } from '#shared/api/nouns/enums'

const address = (description: string) =>
  formed(
    `${description} An https address or a path of this site, without backslashes.`,
    /^(https:\/\/|\/(?!\/))\S*$/,
    'https://example.fi/',
  )

export const moduleSetting = record('A setting of a module of the chain.', {
  module: words('Name of the module.', 60),
  setting: words('Name of the setting.', 60),
  value: words('Value as text.', 1000, 0),
})

export const expressLane = record(
  'The express lane, which serves cars without an appointment. null: inherited from the parent.',
  {
    enabled: yesNo('Whether the workshop has an express lane.'),
    title: words('Name shown to customers.', 100, 0),
    infoText: words('Information for customers: plain text in Finnish.', 4000, 0),
  },
)

const creditAmount = record('The credit amount for a range of prices.', {
  id: idNumber('Id of the row, unique in the chain.'),
  minPrice: euros('Lowest price of the range.'),
  maxPrice: euros('Upper end of the range, exclusive. Must be above minPrice.'),
  amount: euros('Credit amount to apply for.'),
})

export const credit = record(
  'The credit offer. Set both fields, or neither to inherit the whole offer from the parent.',
  {
    minimumPrice: orNull(euros('Lowest price with a credit offer. Must be null if and only if amounts is empty.')),
    amounts: list('Amounts by price range. Ranges must not overlap.', creditAmount, 100),
  },
)

export const creditInfo = record('A text about a credit for customers.', {
  id: idNumber('Id of the text. Texts are shown in the order of their ids.'),
  serviceName: words('Name of the credit service.', 200),
  serviceLink: orNull(address('Page of the service. null: none.')),
  infoText: words('Plain text in Finnish.', 4000),
  infoLink: orNull(address('Page with more information. null: none.')),
})

export const redirect = record('An external page for a process type without screens in this application.', {
  processType: oneOf('Process type.', Object.keys(KnownProcessType.schema)),
  url: address('Page for booking it.'),
})
