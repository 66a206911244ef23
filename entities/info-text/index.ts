export { infoTextStore } from './model/info-text-store'
