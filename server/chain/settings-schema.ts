import type { ChainCredit, ChainCreditInfo, ChainDocument, ChainWorkshop } from './document'
import { euros, formed, idNumber, list, oneOf, orNull, record, words, yesNo } from './schema-parts'
import { ProcessType } from '#shared/api/nouns/enums'

const address = (description: string) =>
  formed(
    `${description} An https address, or a path of this site; without backslashes.`,
    /^(https:\/\/|\/(?!\/))\S*$/,
    'https://example.fi/',
  )

export const moduleSetting = record<ChainWorkshop['moduleSettings'][number]>(
  'A setting of one of the chain’s modules.',
  {
    module: words('Name of the module.', 60),
    setting: words('Name of the setting.', 60),
    value: words('Its value, as text.', 1000, 0),
  },
)

export const expressLane = record<NonNullable<ChainWorkshop['expressLane']>>(
  'The lane where a car is served without an appointment; null: as the parent has it.',
  {
    enabled: yesNo('Whether there is one.'),
    title: words('Its name, for customers.', 100, 0),
    infoText: words('What customers are told of it; plain text in Finnish.', 4000, 0),
  },
)

const creditAmount = record<ChainCredit['amounts'][number]>('How much credit is applied for at which price.', {
  id: idNumber('Number of the row, one of its own in the whole chain.'),
  minPrice: euros('The lowest price it is for.'),
  maxPrice: euros('The price from which on it is not; above minPrice.'),
  amount: euros('The credit applied for.'),
})

export const credit = record<ChainCredit>(
  'When credit is offered, and how much of it: both fields, or neither, which then is as a whole as the parent has it.',
  {
    minimumPrice: orNull(euros('The lowest price that credit is offered for; null exactly where amounts is empty.')),
    amounts: list('Amounts by price; no two are for the same price.', creditAmount, 100),
  },
)

export const creditInfo = record<ChainCreditInfo>('What customers are told of a credit.', {
  id: idNumber('Number of the text; they are shown in this order.'),
  serviceName: words('Name of the credit service.', 200),
  serviceLink: orNull(address('Page of the service; null: none.')),
  infoText: words('What is told; plain text in Finnish.', 4000),
  infoLink: orNull(address('Where there is more to read; null: nowhere.')),
})

export const redirect = record<ChainDocument['redirects'][number]>(
  'Where customers are sent for what has no screens here.',
  {
    processType: oneOf('What they want to book.', Object.keys(ProcessType.schema)),
    url: address('Where it is booked.'),
  },
)
