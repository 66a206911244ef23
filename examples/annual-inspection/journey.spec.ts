import {
  CustomerStep,
  expect,
  expectAccessible,
  sentMails,
  somebody,
  test,
  ThanksStep,
  TimeStep,
  VehicleStep,
  WorkplaceStep,
} from 'huoltovaraus/module/journey'

test('PM-03 PM-05 books a follow-up inspection, and every reader learns which', async ({ page, server }) => {
  const person = somebody()
  await page.goto('/katsastus')
  await new VehicleStep(page).submit('ABC-123', '84500')
  await new WorkplaceStep(page).select('Helsinki Roihupelto').click()
  await page.getByRole('radio', { name: 'Jälkitarkastus' }).check()
  await expectAccessible(page, 'the kinds')
  await page.getByRole('button', { name: 'Jatka', exact: true }).click()
  const time = new TimeStep(page)
  await time.chooseFirst()
  await time.next.click()
  const customer = new CustomerStep(page)
  await customer.fill(person)
  await customer.send.click()
  const thanks = new ThanksStep(page)
  await expect(thanks.detail('Aihe')).toHaveText('Katsastus')
  await expect(thanks.detail('Katsastuslaji')).toHaveText('Jälkitarkastus')
  await expect(async () => {
    const mails = await sentMails(server.directory)
    const told = mails.filter(({ text }) => /Katsastuslaji:?\s+Jälkitarkastus/.test(text ?? ''))
    // The customer's and the workshop's.
    expect(told.length).toBe(2)
  }).toPass()
})
