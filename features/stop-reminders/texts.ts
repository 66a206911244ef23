import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Muistutukset',
  text: 'Muistutamme sinua ennen käyntiä.',
  stop: 'Lopeta muistutukset',
})
