import { expect, it } from 'vitest'
import { legalLinks } from './legal-links'

const link = (url: string, appendPriceLast = false, endUserDescription = 'Ehdot') => ({
  url,
  appendPriceLast,
  endUserDescription,
})

it('CR-04 appends the price if the bank asks for it', () => {
  const legalInfoLinks = [link('https://bank.example/ehdot'), link('https://bank.example/hinta?creditAmount=', true)]
  expect(legalLinks({ legalInfoLinks }, 627.5).map(({ href }) => href)).toEqual([
    'https://bank.example/ehdot',
    'https://bank.example/hinta?creditAmount=627.50',
  ])
})

it('keeps only https links, named by their address if they have no name', () => {
  const legalInfoLinks = [
    link('javascript:alert(1)'),
    link('http://bank.example/'),
    link('ei osoite'),
    link('https://bank.example/a', false, ''),
  ]
  expect(legalLinks({ legalInfoLinks }, 1)).toEqual([
    { name: 'https://bank.example/a', href: 'https://bank.example/a' },
  ])
})
