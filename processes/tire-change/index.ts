import type { WizardProcess } from '#entities/process'
import { creditAccount, creditRedirect } from '#features/apply-credit'
import { arrangeVisit } from '#features/arrange-visit'
import { chooseMechanic } from '#features/choose-mechanic'
import { chooseTires } from '#features/choose-tires'
import { chooseWorkplace } from '#features/choose-workplace'
import { enterCustomer } from '#features/enter-customer'
import { findVehicle } from '#features/find-vehicle'
import { loadFinishBooking, thanks } from '#features/finish-booking'
import { cardRedirect, payByCard } from '#features/pay-by-card'
import { discountCode } from '#features/redeem-code'
import { reserveTime } from '#features/reserve-time'
import { withdrawalByDay, WithdrawalRight } from '#features/withdraw-order'
import { t } from './texts'

/** A tire-change appointment (WZ-02). */
export const tireChange: WizardProcess = {
  type: 'TIRE_CHANGE',
  kind: 'wizard',
  path: '/renkaanvaihto',
  tab: t('tab'),
  heading: t('heading'),
  breadcrumb: t('breadcrumb'),
  infoTextCode: 'tireChangeProcessInfo',
  redirects: [cardRedirect, creditRedirect],
  steps: [
    { name: 'VEHICLE', label: t('vehicle'), ...findVehicle({ withKilometers: false }) },
    { name: 'ORGANIZATION', label: t('workplace'), ...chooseWorkplace({ workshops: 'tire-change' }) },
    { name: 'TIRES', label: t('tires'), ...chooseTires({ discount: discountCode }) },
    {
      name: 'TIME',
      label: t('time'),
      editLabel: t('changeTime'),
      ...reserveTime({ withShifts: false, extras: [arrangeVisit, chooseMechanic, withdrawalByDay] }),
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
