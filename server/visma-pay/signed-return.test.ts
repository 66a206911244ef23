import { expect, it } from 'vitest'
import { authCode } from './authcode'
import { signedReturn } from './signed-return'

/** Returns with the proofs that Visma Pay's own library gives for this key. */
const KEY = 'privatekey'
const GENUINE = [
  'RETURN_CODE=0&ORDER_NUMBER=123&SETTLED=1&AUTHCODE=E5CD8307975FE9DA10C391EB47E48E47CBBA2A171C187E35782B920F268ECFC9',
  'RETURN_CODE=0&ORDER_NUMBER=123&SETTLED=0&AUTHCODE=5F7B2BBE36C952C7DF6E75577538ABA01AD871B384E8F8636A740F08E0D95724',
  'RETURN_CODE=0&ORDER_NUMBER=123&SETTLED=1&CONTACT_ID=123&AUTHCODE=02BAD88FA52FE5FBE9FA16EDB5313FE9690D03DDCF476F0FBFFAD502CE2A64FF',
  'RETURN_CODE=1&ORDER_NUMBER=123&AUTHCODE=AF870E7BA31BC7A413E5FF24C6DA3CDBA1BF542EF591357CAD98B16662BFCF1F',
  'RETURN_CODE=1&ORDER_NUMBER=123&INCIDENT_ID=incident&AUTHCODE=98F6866F50BC63B27B170E44134BE2B692FCEF1E3391D7785BFFEBAB3CFB301B',
]
const read = (query: string) => signedReturn(KEY, new URLSearchParams(query))

it('calculates the proof as the library of Visma Pay does', () => {
  expect(authCode(KEY, 'some-data')).toBe('E8ED30D361263D71ACF3CEB6EEB05E21386A9534762050D08122067BF956479D')
})

it.each(GENUINE)('takes the genuine return %s, and signs what the contract has room for', (query) => {
  const paymentState = query.startsWith('RETURN_CODE=0') ? '0' : '1'
  const proof = authCode(KEY, paymentState, '123')
  expect(read(`to=%2Fhuolto&${query}`)).toEqual({ orderNumber: '123', paymentState, authCode: proof })
})

it.each(GENUINE)('refuses %s with any change', (query) => {
  for (const changed of [
    query.replace(/RETURN_CODE=./, 'RETURN_CODE=2'),
    query.replace('=123', '=124'),
    query.replace('&AUTHCODE', '&SETTLED=7&AUTHCODE'),
    `${query}&RETURN_CODE=0`,
    query.replace(/AUTHCODE=./, 'AUTHCODE=X'),
    query.replace(/AUTHCODE=.*/, ''),
    query.toLowerCase(),
    '',
  ])
    expect(read(changed)).toBeNull()
})

it('claims a payment of which Visma Pay does not know the outcome, so that the server asks for it', () => {
  expect(read(`RETURN_CODE=4&ORDER_NUMBER=123&AUTHCODE=${authCode(KEY, '4', '123')}`)?.paymentState).toBe('0')
})
