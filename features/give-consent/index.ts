export { ConsentStore, consentStore } from './model/consent-store'
export { Consent } from './ui/consent'
