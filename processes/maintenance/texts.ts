import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  tab: 'Huollon ajanvaraus',
  heading: 'Huollon ajanvaraus',
  breadcrumb: 'Huollon ajanvaraus',
  vehicle: 'Ajoneuvo',
  workplace: 'Toimipiste',
  services: 'Palvelut',
  time: 'Aika',
  changeTime: 'Vaihda aika',
  customer: 'Asiakastiedot',
  thanks: 'Kiitos',
})
