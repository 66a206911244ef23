import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Dom from '../../src/dom'
import { takeComplaints } from '../harness/screens/screen-setup'
import { openShop } from '../harness/screens/shop'

openShop()

/** The roots of pages that the entry module has drawn. */
const roots = vi.hoisted((): { readonly unmount: () => void }[] => [])
vi.mock('../../src/dom', async (importOriginal) => {
  const dom = await importOriginal<typeof Dom>()
  const createRoot = (...given: Parameters<typeof dom.createRoot>) => {
    const root = dom.createRoot(...given)
    roots.push(root)
    return root
  }
  return { ...dom, createRoot }
})

/** Loads the entry module as a browser does, with a document like index.html. */
async function loadPage(config: string): Promise<void> {
  document.body.innerHTML = `<div id="root"></div><script id="app-config" type="application/json">${config}</script>`
  vi.resetModules()
  await act(() => import('../../src/main'))
}

// In this order, because what the page of the last test loads later would have the StoresContext of a page that is loaded
// after it.
describe('application start', { shuffle: false }, () => {
  beforeEach(() => window.history.replaceState(null, '', '/huolto'))
  afterEach(() => {
    act(() => roots.splice(0).forEach((root) => root.unmount()))
    document.body.innerHTML = ''
  })

  it.each([
    ['{"api": {"timeoutMs": "soon"}}', /api\.timeoutMs/],
    ['{', /not JSON/],
  ])('RT-13 logs an invalid configuration to the console only, and offers a reload: %s', async (config, reason) => {
    await loadPage(config)
    expect(await screen.findByRole('heading', { name: 'Jokin meni pieleen' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Lataa sivu uudelleen' })).toBeEnabled()
    expect(screen.getByRole('main')).not.toHaveTextContent(/timeoutMs|JSON/)
    expect(takeComplaints()).toEqual([expect.stringMatching(reason)])
  })

  it('RT-13 RT-02 renders the application with the configuration from the page', async () => {
    await loadPage('{"brand": {"name": "Ketju"}}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Huollon ajanvaraus' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ketju – siirry verkkosivuille' })).toBeVisible()
    // The footer renders last.
    expect(await screen.findByRole('link', { name: 'Evästeasetukset' })).toBeVisible()
  })
})
