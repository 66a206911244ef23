import { lazyScreen, type PageProcess } from '#entities/process'
import { t } from './texts'

/** Request to change or cancel a booking. A single page, not a wizard (RT-04). */
export const cancelForm: PageProcess = {
  type: 'CANCEL_FORM',
  kind: 'page',
  path: '/peruutus',
  tab: t('tab'),
  // After all that can be booked.
  tabOrder: 100,
  heading: t('heading'),
  breadcrumb: t('breadcrumb'),
  infoTextCode: 'cancelFormInfo',
  ...lazyScreen(async () => (await import(/* webpackChunkName: "change" */ './page')).loadPage()),
}
