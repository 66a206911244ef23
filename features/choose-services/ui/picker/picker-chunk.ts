export { SymptomPicker } from './symptom-picker'
