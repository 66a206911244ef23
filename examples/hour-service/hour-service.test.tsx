import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { moduleFaults, openAt, openShop, primary } from 'huoltovaraus/module/test'
import { processes } from './index'

const shop = openShop()
const [hourService] = processes
if (!hourService) throw new Error('the package has a process')

it('PM-05 has the texts, paths and steps of a process', () => {
  expect(moduleFaults(processes).filter((fault) => !fault.endsWith('is not registered'))).toEqual([])
})

it('PM-05 lists only the workshops that offer hour service', async () => {
  await openAt(shop, hourService, 'ORGANIZATION', processes)
  await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' })
  const list = within(screen.getByRole('group', { name: 'Toimipisteet' }))
  expect(list.getAllByRole('button', { name: /^Valitse / })).toHaveLength(2)
})

it('PM-05 keeps a workshop of which the server cannot say whether it offers hour service', async () => {
  shop.answer('organizationOffersHourService', () => new HttpResponse(null, { status: 500 }))
  await openAt(shop, hourService, 'ORGANIZATION', processes)
  await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' })
  const list = within(screen.getByRole('group', { name: 'Toimipisteet' }))
  expect(list.getAllByRole('button', { name: /^Valitse / }).length).toBeGreaterThan(2)
})

it('PM-05 sells several jobs, and waits for one', async () => {
  const { user } = await openAt(shop, hourService, 'JOB', processes)
  const rear = await screen.findByRole('checkbox', { name: 'Takapyyhkijän sulka' })
  await user.click(primary('Jatka'))
  expect(screen.queryByRole('heading', { name: 'Varaa aika' })).toBeNull()
  await user.click(rear)
  await user.click(screen.getByRole('checkbox', { name: 'Pyyhkijänsulat eteen, 65 ja 40 cm' }))
  await user.click(primary('Jatka'))
  expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
})

it('PM-05 offers times of hour service and reserves one of them', async () => {
  const { user } = await openAt(shop, hourService, 'TIME', processes)
  const [time] = await screen.findAllByRole('button', { name: /^Valitse aika klo / })
  if (!time) throw new Error('no time')
  expect(shop.lastQuery('selectHourService')?.get('state')).toBe('true')
  expect(shop.lastQuery('freeTimes')?.getAll('resourceTimeSelectionTypes')).toEqual(['HOUR_SERVICE'])
  await user.click(time)
  await user.click(primary('Jatka'))
  expect(await screen.findByRole('heading', { name: 'Omat tiedot' })).toBeVisible()
  expect(shop.lastQuery('reserveTime')?.get('timeSelectionType')).toBe('HOUR_SERVICE')
})
