import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({ retry: 'Yritä uudelleen' })
