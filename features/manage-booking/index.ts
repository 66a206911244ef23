export { managedPage } from './ui/managed-page'
