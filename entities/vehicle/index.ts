export { kilometersFault, MAX_KILOMETERS, parseKilometers } from './model/kilometers'
export {
  MAX_LENGTH,
  normalizeRegisterNumber,
  registerNumberFault,
  suggestRegisterNumber,
} from './model/register-number'
