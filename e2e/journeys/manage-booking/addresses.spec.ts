import { expect, test } from '../../harness/test'
import { ManageBooking } from '../../pages/manage-booking'
import { TimeStep } from '../../pages/time-step'
import { Visitor } from '../../pages/visitor'
import { create, string, type } from 'superstruct'

test(
  'AS-07 has the key, telephone and e-mail address of a booking in no address of its making, move and cancellation',
  { tag: ['@desktop', '@manage-booking'] },
  async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) =>
      addresses.push(decodeURIComponent(request.url().replace(/#.*/, '').replaceAll('+', ' '))),
    )
    const response = page.waitForResponse(/\/save-booking$/)
    const { person } = await new Visitor(page).opens('thanks')
    const { bookingKey } = create(await (await response).json(), type({ bookingKey: string() }))

    const [booked, time] = [new ManageBooking(page), new TimeStep(page)]
    await booked.opens(bookingKey)
    await booked.move.click()
    await time.slots.last().click()
    await time.next.click()
    await booked.moveDialog.getByRole('button', { name: 'Vaihda aika' }).click()
    await expect(booked.heading('Varauksesi on siirretty.')).toBeInViewport()
    await booked.cancel.click()
    await booked.cancelDialog.getByRole('button', { name: 'Peruuta varaus' }).click()
    await expect(booked.heading('Varauksesi on peruutettu.')).toBeInViewport()

    const calls = ['customer/v2', 'save-booking', 'open-booking', 'cancel-booking']
    for (const call of calls) expect(addresses.some((address) => address.includes(`/${call}`))).toBe(true)
    const secrets = [bookingKey, person.email, person.phone, person.phone.replaceAll(' ', ''), 'ABC-123', 'abc-123']
    expect(addresses.filter((address) => secrets.some((secret) => address.includes(secret)))).toEqual([])
  },
)
