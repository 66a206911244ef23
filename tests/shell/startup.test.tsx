import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WizardProcess } from '#entities/process'
import { openApp } from '../harness/screens/render-app'
import { takeComplaints } from '../harness/screens/screen-setup'
import { openShop } from '../harness/screens/shop'

openShop()

/** Loads the entry module as a browser does, with a document like index.html. */
async function loadPage(config: string): Promise<void> {
  document.body.innerHTML = `<div id="root"></div><script id="app-config" type="application/json">${config}</script>`
  vi.resetModules()
  await act(() => import('../../src/main'))
}

describe('application start', () => {
  beforeEach(() => window.history.replaceState(null, '', '/huolto'))
  afterEach(() => {
    document.body.innerHTML = ''
  })

  // Before the tests below, which load the modules again: the code that loads later would have another StoresContext.
  it('RT-13 keeps the rest of the page if a screen throws', async () => {
    const broken: WizardProcess = {
      type: 'CAR_WASH',
      kind: 'wizard',
      path: '/pesu',
      tab: 'Pesu',
      heading: 'Varaa autopesu',
      breadcrumb: 'Pesu',
      infoTextCode: 'none',
      steps: [
        {
          name: 'PROGRAM',
          label: 'Ohjelma',
          Screen: () => {
            throw new Error('broken on purpose')
          },
          preload: async () => {},
        },
        { name: 'DONE', label: 'Valmis', Screen: () => null, preload: async () => {} },
      ],
    }
    openApp({ path: '/pesu', definitions: [broken] })
    expect(await screen.findByRole('heading', { name: 'Jokin meni pieleen' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Varaa autopesu' })).toBeVisible()
    expect(takeComplaints().join('\n')).toContain('broken on purpose')
  })

  it.each([
    ['{"api": {"timeoutMs": "soon"}}', /api\.timeoutMs/],
    ['{', /not JSON/],
  ])('RT-13 logs an invalid configuration to the console only, and offers a reload: %s', async (config, reason) => {
    await loadPage(config)
    expect(await screen.findByRole('heading', { name: 'Jokin meni pieleen' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Lataa sivu uudelleen' })).toBeEnabled()
    expect(screen.getByRole('main')).not.toHaveTextContent(/timeoutMs|JSON/)
    const complaints = takeComplaints()
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(reason)
  })

  it('RT-13 RT-02 renders the application with the configuration from the page', async () => {
    await loadPage('{"brand": {"name": "Ketju"}}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Huollon ajanvaraus' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ketju – siirry verkkosivuille' })).toBeVisible()
    // The footer renders last.
    expect(await screen.findByRole('link', { name: 'Evästeasetukset' })).toBeVisible()
  })
})
