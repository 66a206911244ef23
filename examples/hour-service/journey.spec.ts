import {
  CustomerStep,
  expect,
  expectAccessible,
  expectMails,
  somebody,
  test,
  ThanksStep,
  TimeStep,
  VehicleStep,
  WorkplaceStep,
} from 'huoltovaraus/module/journey'

test('PM-05 books new wiper blades within the hour', async ({ page, server }) => {
  const person = somebody()
  await page.goto('/tuntihuolto')
  await new VehicleStep(page).submit('ABC-123')
  await new WorkplaceStep(page).select('Helsinki Roihupelto').click()
  await page.getByRole('checkbox', { name: 'Takapyyhkijän sulka' }).check()
  await expectAccessible(page, 'the jobs')
  await page.getByRole('button', { name: 'Jatka', exact: true }).click()
  const time = new TimeStep(page)
  await time.chooseFirst()
  await time.next.click()
  const customer = new CustomerStep(page)
  await customer.fill(person)
  await customer.send.click()
  const thanks = new ThanksStep(page)
  await expect(thanks.detail('Aihe')).toHaveText('Tuntihuolto')
  await expect(thanks.detail('Työn kesto')).toHaveText('enintään tunti, asiakas voi odottaa')
  await expectAccessible(page, 'the thanks')
  await expectMails(server, { to: person.email, subject: 'Tilausvahvistus' }, 1)
})
