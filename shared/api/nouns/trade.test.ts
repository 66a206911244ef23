import { mask } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { servicesByServiceCode } from '../contract/services/listings'
import { leasingContracts } from '../contract/vehicle'
import { LeasingContract } from './trade'

describe('reading responses of a foreign server', () => {
  it('API-05 SV-09 SV-15 accepts any leasing company id, a contract without a company and an empty service list', () => {
    expect(mask({ companyId: 'POHJOLA' }, leasingContracts.query)).toEqual({ companyId: 'POHJOLA' })
    expect(mask({ id: 'A' }, LeasingContract)).toEqual({ id: 'A', companyId: null, name: '' })
    expect(mask(undefined, servicesByServiceCode.output)).toEqual([])
  })
})
