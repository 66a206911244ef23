import type { Names } from './names'

/** Files of the process module: its definition with its steps, and its texts. */
export const moduleFiles = ({ type, path, slug, camel, pascal, words, infoTextCode }: Names) => ({
  [`processes/${slug}/index.ts`]: `import type { WizardProcess } from '#entities/process'
import { arrangeVisit } from '#features/arrange-visit'
import { choose${pascal} } from '#features/choose-${slug}'
import { chooseMechanic } from '#features/choose-mechanic'
import { chooseWorkplace } from '#features/choose-workplace'
import { enterCustomer } from '#features/enter-customer'
import { findVehicle } from '#features/find-vehicle'
import { loadFinishBooking, thanks } from '#features/finish-booking'
import { reserveTime } from '#features/reserve-time'
import { withdrawalByDay } from '#features/withdraw-order'
import { t } from './texts'

/** Appointments of the type ${type} (docs/adding-a-process.md). */
export const ${camel}: WizardProcess = {
  type: '${type}',
  kind: 'wizard',
  path: '/${path}',
  tab: t('tab'),
  heading: t('heading'),
  breadcrumb: t('breadcrumb'),
  infoTextCode: '${infoTextCode}',
  steps: [
    { name: 'VEHICLE', label: t('vehicle'), ...findVehicle({ withKilometers: false }) },
    { name: 'ORGANIZATION', label: t('workplace'), ...chooseWorkplace({ workshops: 'compatible' }) },
    { name: 'CHOICE', label: t('choice'), ...choose${pascal}() },
    {
      name: 'TIME',
      label: t('time'),
      editLabel: t('changeTime'),
      ...reserveTime({ withShifts: false, extras: [arrangeVisit, chooseMechanic, withdrawalByDay] }),
    },
    { name: 'CUSTOMER', label: t('customer'), ...enterCustomer(loadFinishBooking) },
    { name: 'THANKS', label: t('thanks'), ...thanks({ changePath: '/peruutus' }) },
  ],
}
`,
  [`processes/${slug}/texts.ts`]: `import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  tab: '${words}',
  heading: '${words} – ajanvaraus',
  breadcrumb: '${words}',
  vehicle: 'Ajoneuvo',
  workplace: 'Toimipiste',
  choice: 'Valinta',
  time: 'Aika',
  changeTime: 'Vaihda aika',
  customer: 'Asiakastiedot',
  thanks: 'Kiitos',
})
`,
})
