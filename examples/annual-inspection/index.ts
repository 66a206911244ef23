import {
  bookingStore,
  cardRedirect,
  chooseWorkplace,
  enterCustomer,
  findVehicle,
  lazyStep,
  loadFinishBooking,
  payByCard,
  reserveTime,
  thanks,
  withdrawalByDay,
  WithdrawalRight,
  type WizardProcess,
} from 'huoltovaraus/module'
import { t } from './texts'

const annualInspection: WizardProcess = {
  type: 'ANNUAL_INSPECTION',
  kind: 'wizard',
  path: '/katsastus',
  tab: t('tab'),
  heading: t('heading'),
  breadcrumb: t('breadcrumb'),
  infoTextCode: 'annualInspectionProcessInfo',
  redirects: [cardRedirect],
  steps: [
    { name: 'VEHICLE', label: t('vehicle'), ...findVehicle({ withKilometers: true }) },
    { name: 'ORGANIZATION', label: t('workplace'), ...chooseWorkplace({ workshops: 'compatible' }) },
    {
      name: 'INSPECTION_KIND',
      label: t('kind'),
      ...lazyStep(() => import(/* webpackChunkName: "inspection-kind" */ './kind-step'), {}),
      canEdit: (get) => !get(bookingStore).isLocked,
    },
    {
      name: 'TIME',
      label: t('time'),
      editLabel: t('changeTime'),
      ...reserveTime({ withShifts: false, extras: [withdrawalByDay] }),
    },
    {
      name: 'CUSTOMER',
      label: t('customer'),
      ...enterCustomer(loadFinishBooking, { payments: [payByCard], questions: [WithdrawalRight] }),
    },
    { name: 'THANKS', label: t('thanks'), ...thanks({ changePath: '/peruutus' }) },
  ],
}

export const processes = [annualInspection]
