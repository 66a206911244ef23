import { create, string, type } from 'superstruct'
import { countEffort } from '../../harness/effort'
import { expect, test } from '../../harness/test'
import { openClient, savedBookings } from '../../harness/api'
import { somebody } from '../../pages/customer-step'
import { SAVED } from '../../pages/thanks-step'
import { USUAL, Visitor } from '../../pages/visitor'

/** Formats a timestamp such as '2026-11-24T08:30:00' as the screen shows its day and start. */
const read = (stamp: string | null | undefined): { date: string; start: string } => {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(stamp ?? '') ?? []
  return { date: `${Number(day)}.${Number(month)}.${year}`, start: `${Number(hour)}.${minute}` }
}

test(
  'RT-01 RT-02 WZ-01 WZ-06 CU-04 TM-14 saves a maintenance booking in the database, from / to Kiitos',
  { tag: ['@quick', '@maintenance', '@finish-booking', '@enter-customer'] },
  async ({ page, server }) => {
    const visitor = new Visitor(page)
    const { shell, thanks } = visitor
    const effort = await countEffort(page)
    const response = page.waitForResponse(/\/save-booking$/)
    const { slot, person } = await visitor.opens('thanks')
    const { bookingKey } = create(await (await response).json(), type({ bookingKey: string() }))
    await expect(page).toHaveURL(/\/huolto$/)
    await expect(shell.title('Huollon ajanvaraus')).toBeVisible()
    await expect(shell.notification(SAVED)).toBeVisible()
    expect(await effort()).toEqual({ presses: 7, fields: 6 })
    await expect(thanks.date).toContainText(`${slot.day} klo ${slot.start}`)
    await expect(thanks.detail('Toimipiste')).toContainText(USUAL.workplace)
    await expect(thanks.detail('Ajoneuvo')).toContainText('Toyota Corolla')
    await expect(thanks.detail('Palvelut')).toContainText('249,00 €')

    const saved = await savedBookings(server, person.email)
    expect(saved).toHaveLength(1)
    const [booking] = saved
    const { date, start } = read(booking?.booking_total_duration?.start)
    expect(slot.day).toBe(`${slot.day.split(' ')[0]} ${date}`)
    expect(slot.start).toBe(start)
    expect(booking).toMatchObject({
      vehicle: { register_number: 'ABC-123', make: 'Toyota' },
      kilometers: 84_500,
      organization: { name: USUAL.workplace },
      order_items: [{ description: USUAL.service, price: { active_price: 249 } }],
      price: { active_price: 249 },
      customer: {
        first_name: person.firstName,
        last_name: person.lastName,
        phone_number: person.phone,
        preferred_contact_method: 'EMAIL',
        direct_marketing_allowed: false,
      },
    })

    // The key from the response opens the booking with the right plate only.
    const { api } = await openClient(server)
    const open = (registerNumber: string) =>
      api.openBooking({ query: { bookingKey, registerNumber, installationType: 'BASSADONE_PUBLIC' } })
    expect((await open('ABC-123')).customer?.email).toBe(person.email)
    await expect(open('KOR-77')).rejects.toMatchObject({ status: 404 })
  },
)

test(
  'RT-03 WZ-02 TI-01 books the product for vans when the vehicle of a tire change is a van',
  { tag: ['@quick', '@phone', '@tire-change', '@choose-tires'] },
  async ({ page, server }) => {
    const visitor = new Visitor(page)
    const { shell, vehicle, tires, time, customer, thanks } = visitor
    const person = somebody()
    await page.goto('/renkaanvaihto')
    await expect(shell.title('Rengaspalvelut / Renkaanvaihdon ajanvaraus')).toBeVisible()
    await visitor.sees('vehicle')
    await expect(vehicle.kilometers).toHaveCount(0)
    await vehicle.submit('pak-321')
    await visitor.sees('workplace')
    await visitor.workplace.select('Lahti Renkomäki').click()
    await visitor.sees('tires')
    await tires.changeOnly.check()
    await tires.next.click()
    await visitor.sees('time')
    await expect(shell.card('Rengaspalvelut')).toContainText('pakettiauto')
    await expect(shell.card('Rengaspalvelut')).toContainText('79,00 €')
    const slot = await time.chooseFirst()
    await time.next.click()
    await customer.fill(person)
    await customer.send.click()
    await visitor.sees('thanks')
    await expect(thanks.detail('Palvelut')).toContainText('Renkaiden kausivaihto, pakettiauto')

    const [booking] = await savedBookings(server, person.email)
    expect(booking).toMatchObject({
      vehicle: { register_number: 'PAK-321', classification: { name: 'Pakettiauto' } },
      organization: { name: 'Lahti Renkomäki' },
      order_items: [{ description: 'Renkaiden kausivaihto, pakettiauto', price: { active_price: 79 } }],
    })
    expect(read(booking?.booking_total_duration?.start).start).toBe(slot.start)
  },
)
