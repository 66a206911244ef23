import '../shared/styles/tokens.css'
import '../shared/styles/base.css'
import './brand/brand.css'
import { createRoot } from 'react-dom/client'
import { readConfig } from '#shared/config/config'
import { App } from './app'
import { PageFailure } from './layout/failure'
import { wire } from './wiring'

const root = createRoot(document.getElementById('root') ?? document.body.appendChild(document.createElement('div')))

try {
  const config = readConfig(document.getElementById('app-config')?.textContent ?? '', window.location.search)
  root.render(<App stores={wire({ config })} />)
} catch (error) {
  // RT-13: the reason is for whoever set the page up, not for a visitor.
  // oxlint-disable-next-line no-console
  console.error(error)
  root.render(<PageFailure />)
}
