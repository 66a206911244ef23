import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  tab: 'Renkaanvaihdon ajanvaraus',
  heading: 'Rengaspalvelut / Renkaanvaihdon ajanvaraus',
  breadcrumb: 'Renkaanvaihdon ajanvaraus',
  vehicle: 'Ajoneuvo',
  workplace: 'Toimipiste',
  tires: 'Rengaspalvelut',
  time: 'Aika',
  changeTime: 'Vaihda aika',
  customer: 'Asiakastiedot',
  thanks: 'Kiitos',
})
