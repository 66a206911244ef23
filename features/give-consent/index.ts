export { settingsStore } from './model/settings-store'
export { Consent } from './ui/consent'
