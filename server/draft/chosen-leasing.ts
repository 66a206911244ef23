import { LEASING_CODES } from '#shared/api/nouns/trade'
import type { Leasing } from '#shared/api/nouns/payment'
import type { Draft } from '../platform/database/schema/sessions'
import type { Database } from '../platform/database/database'
import { listLeasingCompanies, listLeasingContracts } from '../catalog/trade'
import { isId } from '../http/ids'

/**
 * Loads the names of the chosen leasing company and contract for the workshop. Null if none was chosen or the chain no
 * longer lists the company.
 */
export async function chosenLeasing(db: Database, { parameters }: Draft): Promise<Leasing | null> {
  const chosen = (code: string): number =>
    Number(parameters.find(({ parameterCode }) => parameterCode === code)?.selectedValue ?? '')
  const companyId = chosen(LEASING_CODES.company)
  if (!isId(companyId)) return null
  const company = (await listLeasingCompanies(db)).find(({ id }) => id === companyId)
  if (!company) return null
  const contracts = await listLeasingContracts(db, companyId)
  const contract = contracts.find(({ id }) => id === chosen(LEASING_CODES.contract))
  return { company: company.name, contract: contract?.name ?? '' }
}
