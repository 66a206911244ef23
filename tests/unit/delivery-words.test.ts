import { expect, it } from 'vitest'
import { offeredOptions } from '../../features/reserve-time/delivery/delivery-options'
import { t } from '../../features/reserve-time/delivery/texts'
import { deliveryFacts } from '#shared/facts/delivery'
import { dayBooking } from '#tests/fixtures/booking'

it('TM-14 mails use the summary’s text for each delivery option', () => {
  for (const option of Object.values(offeredOptions(true)).flat()) {
    const product_parameters = [{ parameterCode: option, selectedValue: 'true' }]
    expect(deliveryFacts({ ...dayBooking, product_parameters })).toMatchObject([{ text: t(`details_${option}`) }])
  }
})
