export { InfoTextStore, infoTextStore } from './model/info-text-store'
