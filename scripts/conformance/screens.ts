import type { CallName } from './findings'

/** Which calls each part of the application makes, by the folder it is in and the name a visitor knows it by. */
export const SCREENS: readonly { folder: string; name: string; calls: readonly CallName[] }[] = [
  { folder: 'entities/session', name: 'every screen', calls: ['initSession'] },
  { folder: 'entities/booking', name: 'every screen', calls: ['getBooking', 'removeReservation'] },
  { folder: 'entities/credit', name: 'Palvelut', calls: ['creditInfos', 'moduleSetting'] },
  {
    folder: 'entities/organization',
    name: 'the panel beside Palvelut and Rengaspalvelut',
    calls: ['activeOrganizationInfoText'],
  },
  { folder: 'features/redeem-code', name: 'Etukoodi', calls: ['saveCampaignCode'] },
  { folder: 'entities/info-text', name: 'the info text above the booking', calls: ['infoTextSettings'] },
  {
    folder: 'features/find-vehicle',
    name: 'Ajoneuvo',
    calls: ['searchVehicle', 'setVehicle', 'setVehicleKilometers', 'vehicleMakes'],
  },
  {
    folder: 'features/choose-workplace',
    name: 'Toimipiste',
    calls: [
      'compatibleOrganizations',
      'findOrganizations',
      'nextFreeTimes',
      'setActiveOrganization',
      'tireChangeOrganizations',
    ],
  },
  {
    folder: 'features/choose-services',
    name: 'Palvelut',
    calls: [
      'addAutomaticallyAddedProducts',
      'addProductsToCart',
      'additionalServices',
      'extraAdditionalServices',
      'extraServices',
      'leasingCompanies',
      'leasingContracts',
      'productAdditionalData',
      'productSuggestion',
      'removeProductsFromCart',
      'removeServiceCode',
      'saveCustomer',
      'saveNotes',
      'saveSymptoms',
      'services',
      'servicesByServiceCode',
      'setProductParameter',
      'setProductParameterChoice',
      'setServiceCode',
      'toyotaRecalls',
    ],
  },
  {
    folder: 'features/choose-tires',
    name: 'Rengaspalvelut',
    calls: ['addProductsToCart', 'removeProductsFromCart', 'tireChangeProducts', 'tireHotelProduct'],
  },
  {
    folder: 'features/reserve-time',
    name: 'Aika',
    calls: [
      'customerSelectableResources',
      'freeTimes',
      'freeTimesEvening',
      'freeTimesMorning',
      'gapTimes',
      'lockerReservedTimes',
      'organizationBookingSettings',
      'removeReservation',
      'reserveTime',
      'resourceAbsences',
      'resourceWorkshift',
      'saveLead',
      'saveReservationDetails',
      'selectGapTime',
      'selectResources',
      'setProductParameter',
    ],
  },
  { folder: 'features/enter-customer', name: 'Asiakastiedot', calls: ['saveCustomer'] },
  { folder: 'features/finish-booking', name: 'Kiitos', calls: ['saveBooking'] },
  {
    folder: 'features/request-change',
    name: 'Varauksen muokkaus/peruutus',
    calls: ['allOrganizations', 'sendEditRequest'],
  },
]

/** The screens that suffer where a call does not keep its promises. */
export const screensOf = (call: CallName): string[] =>
  SCREENS.filter(({ calls }) => calls.includes(call)).map(({ name }) => name)
