import { isRedirect } from '../../catalog/redirect'
import { leadDays, PICK_UP_LEAD } from '../../catalog/pick-up-lead'
import type { ChainCredit, ChainDocument, ChainWorkshop } from '../schema/document'
import { repeated, type Fault } from './fault'
import { priceFaults } from './product-faults'

/** Returns the faults of the settings of the chain and its workshops. */
export function settingsFaults({ workshops, creditInfos, redirects }: ChainDocument): Fault[] {
  const amounts = workshops.flatMap(({ credit }, workshop) =>
    credit.amounts.map(({ id }, index) => ({ id, path: `/workshops/${workshop}/credit/amounts/${index}/id` })),
  )
  return [
    ...workshops.flatMap(({ moduleSettings, credit }, index) => [
      ...repeated(
        moduleSettings,
        (one) => JSON.stringify([one.module, one.setting]),
        (at) => `/workshops/${index}/moduleSettings/${at}`,
      ),
      ...moduleSettings.flatMap((one, at) => leadFaults(one, `/workshops/${index}/moduleSettings/${at}/value`)),
      ...creditFaults(credit, `/workshops/${index}/credit`),
    ]),
    ...repeated(
      amounts,
      (one) => one.id,
      (index) => amounts[index]?.path ?? '',
    ),
    ...repeated(
      creditInfos,
      (one) => one.id,
      (index) => `/creditInfos/${index}/id`,
    ),
    ...creditInfos.flatMap(({ serviceLink, infoLink }, index) => [
      ...addressFaults(serviceLink, `/creditInfos/${index}/serviceLink`),
      ...addressFaults(infoLink, `/creditInfos/${index}/infoLink`),
    ]),
    ...repeated(
      redirects,
      (one) => one.processType,
      (index) => `/redirects/${index}/processType`,
    ),
    ...redirects.flatMap(({ url }, index) => addressFaults(url, `/redirects/${index}/url`)),
  ]
}

/** Rejects a lead time that is no number of days, because the server would silently ignore it. */
const leadFaults = ({ module, setting, value }: ChainWorkshop['moduleSettings'][number], path: string): Fault[] =>
  module === PICK_UP_LEAD.module && setting === PICK_UP_LEAD.setting && leadDays(value) === null
    ? [{ path, message: 'must be a number of days from 0 to 60' }]
    : []

/** Rejects an address that the server would not redirect to, because it would silently omit it. */
const addressFaults = (address: string | null, path: string): Fault[] =>
  address === null || isRedirect(address)
    ? []
    : [{ path, message: 'must be an https address, or a path of this site, without backslashes' }]

function creditFaults({ minimumPrice, amounts }: ChainCredit, path: string): Fault[] {
  const pathOf = (index: number, field: string) => `${path}/amounts/${index}/${field}`
  return [
    ...((minimumPrice === null) === (amounts.length === 0)
      ? []
      : [{ path, message: 'must have both a minimumPrice and amounts, or neither' }]),
    ...priceFaults(minimumPrice, `${path}/minimumPrice`),
    ...amounts.flatMap(({ minPrice, maxPrice, amount }, index) => [
      ...priceFaults(minPrice, pathOf(index, 'minPrice')),
      ...priceFaults(maxPrice, pathOf(index, 'maxPrice')),
      ...priceFaults(amount, pathOf(index, 'amount')),
      ...(maxPrice > minPrice ? [] : [{ path: pathOf(index, 'maxPrice'), message: 'must be above minPrice' }]),
      ...(amounts.slice(0, index).some((other) => other.minPrice < maxPrice && minPrice < other.maxPrice)
        ? [{ path: pathOf(index, 'minPrice'), message: 'overlaps the price range of another amount' }]
        : []),
    ]),
  ]
}
