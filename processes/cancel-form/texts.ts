import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  tab: 'Varauksen muokkaus/peruutus',
  heading: 'Lähetä muutos- tai peruutuspyyntö',
  breadcrumb: 'Varauksen muokkaus/peruutus',
})
