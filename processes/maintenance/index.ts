import type { WizardProcess } from '#entities/process'
import { creditAccount, creditRedirect } from '#features/apply-credit'
import { arrangeVisit } from '#features/arrange-visit'
import { chooseMechanic } from '#features/choose-mechanic'
import { chooseServices } from '#features/choose-services'
import { chooseWorkplace } from '#features/choose-workplace'
import { describeNeeds } from '#features/describe-needs'
import { enterCustomer } from '#features/enter-customer'
import { findVehicle } from '#features/find-vehicle'
import { loadFinishBooking, thanks } from '#features/finish-booking'
import { cardRedirect, payByCard } from '#features/pay-by-card'
import { discountCode } from '#features/redeem-code'
import { reserveTime } from '#features/reserve-time'
import { withdrawalByDay, WithdrawalRight } from '#features/withdraw-order'
import { t } from './texts'

/** A maintenance appointment (WZ-01). */
export const maintenance: WizardProcess = {
  type: 'MAINTENANCE',
  kind: 'wizard',
  path: '/huolto',
  tab: t('tab'),
  heading: t('heading'),
  breadcrumb: t('breadcrumb'),
  infoTextCode: 'maintenanceProcessInfo',
  redirects: [cardRedirect, creditRedirect],
  steps: [
    { name: 'VEHICLE', label: t('vehicle'), ...findVehicle({ withKilometers: true }) },
    { name: 'ORGANIZATION', label: t('workplace'), ...chooseWorkplace({ workshops: 'compatible' }) },
    { name: 'SERVICES', label: t('services'), ...chooseServices({ needs: describeNeeds, discount: discountCode }) },
    {
      name: 'TIME',
      label: t('time'),
      editLabel: t('changeTime'),
      ...reserveTime({ withShifts: true, extras: [arrangeVisit, chooseMechanic, withdrawalByDay] }),
    },
    {
      name: 'CUSTOMER',
      label: t('customer'),
      ...enterCustomer(loadFinishBooking, { payments: [payByCard, creditAccount], questions: [WithdrawalRight] }),
    },
    {
      name: 'THANKS',
      label: t('thanks'),
      ...thanks({
        changePath: '/peruutus',
        parts: () => import(/* webpackChunkName: "steps" */ './thanks-parts'),
      }),
    },
  ],
}
