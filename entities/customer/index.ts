export { customerFaults, requiredFaults, wrongFields } from './model/customer-faults'
export {
  customerFieldNames,
  customerFields,
  customerOf,
  valuesOf,
  type CustomerFieldName,
  type CustomerValues,
  textFault,
} from './model/customer-fields'
