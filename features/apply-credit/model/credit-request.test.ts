import { expect, it } from 'vitest'
import { valuesOf } from '#entities/customer'
import { newAccount } from '#tests/fixtures/credit-application'
import { customer } from '#tests/fixtures/customer'
import { creditRequest } from './credit-request'

it('CR-05 contains the setting’s amount, a placeholder line, the trimmed details and the return addresses', () => {
  const values = {
    ...valuesOf(customer({ first_name: ' Aino ', email: ' aino@example.fi' })),
    governmentId: ' 020594x903p ',
  }
  const request = creditRequest({
    values,
    method: newAccount,
    setting: { id: 2, minPrice: 500, maxPrice: 1500, amount: 1500 },
    ipAddress: '198.51.100.7',
    href: 'https://varaus.example.fi/huolto?organizationId=3#osa',
  })
  expect(request).toMatchObject({
    paymentData: { paymentMethodId: 'NEWACCOUNT', customerIpAddress: '198.51.100.7' },
    paymentSpec: { specLines: [{ totalAmount: 1 }], totalAmount: 1 },
    customer: {
      governmentId: '020594X903P',
      type: 'NATURAL',
      email: 'aino@example.fi',
      address: { fullName: 'Aino Öhman', country: 'FI', postalCode: '00100', postalArea: 'Helsinki' },
    },
    cardData: { amount: 1500 },
    signing: {
      successUrl: 'https://varaus.example.fi/huolto?organizationId=3&signing=success',
      failUrl: 'https://varaus.example.fi/huolto?organizationId=3&signing=failure',
    },
  })
  // The return addresses contain no personal data.
  expect(JSON.stringify(request.signing)).not.toMatch(/020594|Aino|Öhman|example\.fi\/.*@/)
})
