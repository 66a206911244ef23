import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  keyLocker: 'Käytän avainlokeroa',
  keyLockerHelp: 'Näytämme vain ajat, joina avainlokero on vapaana.',
  chosenLocker: 'avainlokero',
})
