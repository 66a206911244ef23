import '../../shared/styles/tokens.css'
import '../../shared/styles/base.css'
import '../../src/brand/brand.css'
import { createRoot } from 'react-dom/client'
import { KitPage } from './kit-page'
import { showStates } from './show-states'

showStates(document)
const root = document.getElementById('root')
if (root) createRoot(root).render(<KitPage />)
