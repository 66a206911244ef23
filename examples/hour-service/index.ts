import {
  apiPort,
  cardRedirect,
  chooseProducts,
  chooseWorkplace,
  contract,
  enterCustomer,
  findVehicle,
  loadFinishBooking,
  payByCard,
  reserveTime,
  thanks,
  withdrawalByDay,
  WithdrawalRight,
  type WizardProcess,
} from 'huoltovaraus/module'
import { t } from './texts'

const { compatibleWindshieldWipers } = contract

const hourService: WizardProcess = {
  type: 'HOUR_SERVICE',
  kind: 'wizard',
  path: '/tuntihuolto',
  tab: t('tab'),
  heading: t('heading'),
  breadcrumb: t('breadcrumb'),
  infoTextCode: 'hourServiceProcessInfo',
  redirects: [cardRedirect],
  steps: [
    { name: 'VEHICLE', label: t('vehicle'), ...findVehicle({ withKilometers: false }) },
    {
      name: 'ORGANIZATION',
      label: t('workplace'),
      ...chooseWorkplace({ workshops: 'compatible', offers: 'hour-service' }),
    },
    {
      name: 'JOB',
      label: t('job'),
      ...chooseProducts({
        title: t('jobTitle'),
        lead: t('jobLead'),
        choice: 'any',
        list: (get, signal) => get(apiPort)({ compatibleWindshieldWipers }).compatibleWindshieldWipers({}, { signal }),
      }),
    },
    {
      name: 'TIME',
      label: t('time'),
      editLabel: t('changeTime'),
      ...reserveTime({ withShifts: false, selection: 'HOUR_SERVICE', extras: [withdrawalByDay] }),
    },
    {
      name: 'CUSTOMER',
      label: t('customer'),
      ...enterCustomer(loadFinishBooking, { payments: [payByCard], questions: [WithdrawalRight] }),
    },
    { name: 'THANKS', label: t('thanks'), ...thanks({ changePath: '/peruutus' }) },
  ],
}

export const processes = [hourService]
