/** React's half of the first screen: a module of its own, so that it is run in a task of its own (boot.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client'
