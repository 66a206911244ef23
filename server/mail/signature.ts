import type { Company, Config } from '#shared/config/config'
import { facts, type Block, type Letter, type Link } from './letter'
import type { MailSettings } from './mail-content'

/** Returns a letter to a customer that ends with the trader, its terms and its privacy statement (LW-01). */
export const signed = (letter: Letter, { application, publicUrl }: MailSettings): Letter => ({
  ...letter,
  blocks: [...letter.blocks, ...companyBlock(application.company), ...linkBlocks(application.links, publicUrl)],
})

const companyBlock = (company: Company | undefined): Block[] =>
  facts('Palvelun tarjoaja', [
    ['Nimi', company?.name ?? ''],
    ['Y-tunnus', company?.businessId ?? ''],
    ['Osoite', company?.address ?? ''],
    ['Puhelinnumero', company?.phone ?? ''],
    ['Sähköposti', company?.email ?? ''],
  ])

function linkBlocks({ terms, privacy }: Pick<Config['links'], 'terms' | 'privacy'>, publicUrl: string): Link[] {
  // A path belongs to the application's origin, as on its pages.
  const link = (text: string, address = ''): Link[] =>
    address !== '' && URL.canParse(address, publicUrl)
      ? [{ kind: 'link', text, url: new URL(address, publicUrl).href }]
      : []
  return [...link('Varausehdot', terms), ...link('Tietosuojaseloste', privacy)]
}
