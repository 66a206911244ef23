import { makeAutoObservable } from 'mobx'
import { create } from 'superstruct'
import type { Booking } from '#shared/api/nouns/booking'
import { Customer } from '#shared/api/nouns/customer'
import { LEASING_CODES, type LeasingCompany, type LeasingContract } from '#shared/api/nouns/trade'
import { LatestSave } from '#shared/store/latest-save'
import { Resource } from '#shared/store/resource'
import { fromBooking, type NeedsContext } from './needs-context'

/** A care or service leasing contract of the car. `company` and `contract` are ids, or empty if not selected. */
export interface ServiceContract {
  readonly isOn: boolean
  readonly company: string
  readonly contract: string
}

const NONE: ServiceContract = { isOn: false, company: '', contract: '' }

const parameterOf = (booking: Booking | null, code: string): string =>
  booking?.product_parameters.find(({ parameterCode }) => parameterCode === code)?.selectedValue ?? ''

const contractOf = (booking: Booking | null): ServiceContract => ({
  isOn: booking?.customer?.service_contract ?? false,
  company: parameterOf(booking, LEASING_CODES.company),
  contract: parameterOf(booking, LEASING_CODES.contract),
})

/**
 * Returns the customer of the booking with the contract flag replaced. Before the customer step, all other fields have
 * their defaults.
 */
function customerWith(booking: Booking | null, isOn: boolean): Customer {
  const customer = booking?.customer ?? create({}, Customer)
  return { ...customer, customer_type: customer.customer_type || 'PRIVATE', service_contract: isOn }
}

/** The care or service leasing contract (SV-09). A change shows at once, and changes are saved one after another. */
export class ServiceContractStore {
  readonly saves: LatestSave<ServiceContract>
  readonly companies: Resource<[], readonly LeasingCompany[]>
  readonly contracts: Resource<[company: string], readonly LeasingContract[]>

  constructor(context: NeedsContext) {
    const { api, booking } = context
    this.companies = new Resource((signal) => api.leasingCompanies({}, { signal }))
    this.contracts = new Resource((signal, company) =>
      api.leasingContracts({ query: { companyId: company } }, { signal }),
    )
    this.saves = new LatestSave<ServiceContract>({
      send: async (wanted, before) => {
        if (wanted.isOn !== before?.isOn) await api.saveCustomer({ body: customerWith(booking.booking, wanted.isOn) })
        for (const field of ['company', 'contract'] as const)
          if (wanted[field] !== before?.[field])
            await api.setProductParameter({ query: { code: LEASING_CODES[field], value: wanted[field] } })
      },
      known: () => contractOf(booking.booking),
      isSame: (one, other) =>
        one.isOn === other.isOn && one.company === other.company && one.contract === other.contract,
      ...fromBooking(context),
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get value(): ServiceContract {
    return this.saves.value ?? NONE
  }

  /** Sets the contract flag and clears company and contract. */
  setOn(isOn: boolean): void {
    void this.saves.save({ ...NONE, isOn })
  }

  setCompany(company: string): void {
    void this.saves.save({ isOn: true, company, contract: '' })
    this.contracts.reset()
    this.load()
  }

  setContract(contract: string): void {
    void this.saves.save({ ...this.value, contract })
  }

  /** Loads the companies, and the contracts of the selected company, unless they have been loaded. */
  load(): void {
    const { company } = this.value
    if (!this.companies.latest) void this.companies.load()
    if (company !== '' && !this.contracts.latest) void this.contracts.load(company)
  }

  dispose(): void {
    this.companies.reset()
    this.contracts.reset()
  }
}
