import { render, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { expect, it, vi } from 'vitest'
import { configPort, readConfig } from '#shared/config/config'
import { createStores, provide } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { StoresContext } from '#shared/store/use-store'
import { calendarLabels } from './calendar-words'
import { otherLanguages, useCalendarWords } from './use-calendar-words'

const NextMonthLabel = observer(function NextMonthLabel() {
  return <p>{calendarLabels('Kalenteri', useCalendarWords()).nextMonth}</p>
})

/** Renders a calendar text of a chain with the configured language. */
function show(calendarLanguage: string, ...given: readonly ReturnType<typeof provide>[]) {
  const config = readConfig(JSON.stringify({ calendarLanguage }), '')
  return render(
    <StoresContext value={createStores(provide(configPort, config), ...given)}>
      <NextMonthLabel />
    </StoresContext>,
  )
}

it('TM-16 shows Finnish until the configured language is loaded', async () => {
  show('fi')
  expect(screen.getByText('Seuraava kuukausi')).toBeInTheDocument()
  show('se')
  expect(await screen.findByText('Nästa månad')).toBeInTheDocument()
  show('ee')
  expect(await screen.findByText('Järgmine kuu')).toBeInTheDocument()
})

it('TM-16 stays Finnish if the language fails to load, and the next calendar retries', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not found')))
  const missing = new Resource(load)
  const { unmount } = show('se', provide(otherLanguages, missing))
  await waitFor(() => expect(missing.state.status).toBe('failed'))
  expect(screen.getByText('Seuraava kuukausi')).toBeInTheDocument()
  unmount()
  show('se', provide(otherLanguages, missing))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})
