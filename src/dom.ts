/** A separate module, so that boot.ts runs React DOM in a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client'
export { flushSync } from 'react-dom'
