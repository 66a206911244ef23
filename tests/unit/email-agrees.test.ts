import fc from 'fast-check'
import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Customer } from '#shared/api/nouns/customer'
import { isEmail } from '#shared/text/email'
import { firstMissingField } from '#server/sections/booking/saved/rules/completeness'
import { emptyDraft } from '#server/draft/draft'
import { describedVehicle } from '#server/sections/vehicle/rules/draft-vehicle'

const vehicle = describedVehicle({ registerNumber: 'ABC-123', make: 'Volvo', model: 'V70' }, null)

it('CU-02 the server accepts every e-mail address that the form accepts', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aä1.-+,;<(@ "\u00a0'), minLength: 0, maxLength: 6 })
  const address = fc.tuple(part, part, part).map(([name, host, end]) => `${name}@${host}.${end}`)
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), address), (email) => {
      if (!isEmail(email.trim())) return
      const customer = create({ first_name: 'A', last_name: 'B', phone_number: '1', email }, Customer)
      expect(firstMissingField({ ...emptyDraft(1), organizationId: 1, vehicle, customer })).toBeNull()
    }),
    { numRuns: 1000 },
  )
})
