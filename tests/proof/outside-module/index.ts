import {
  chooseWorkplace,
  defineTexts,
  enterCustomer,
  findVehicle,
  lazyStep,
  loadFinishBooking,
  reserveTime,
  thanks,
  type WizardProcess,
} from 'huoltovaraus/module'

const t = defineTexts({ tab: 'Pesun ajanvaraus', heading: 'Varaa autopesu', breadcrumb: 'Autopesu' })

const carWash: WizardProcess = {
  type: 'CAR_WASH',
  kind: 'wizard',
  path: '/autopesu',
  tab: t('tab'),
  heading: t('heading'),
  breadcrumb: t('breadcrumb'),
  infoTextCode: 'maintenanceProcessInfo',
  steps: [
    { name: 'VEHICLE', label: 'Ajoneuvo', ...findVehicle({ withKilometers: false }) },
    { name: 'ORGANIZATION', label: 'Toimipiste', ...chooseWorkplace({ workshops: 'compatible' }) },
    {
      name: 'PROGRAM',
      label: 'Ohjelma',
      ...lazyStep(() => import(/* webpackChunkName: "outside-program" */ './program'), {}),
    },
    { name: 'TIME', label: 'Aika', ...reserveTime({ withShifts: false }) },
    { name: 'CUSTOMER', label: 'Asiakastiedot', ...enterCustomer(loadFinishBooking) },
    { name: 'THANKS', label: 'Kiitos', ...thanks({ changePath: '/peruutus' }) },
  ],
}

export const processes = [carWash]
