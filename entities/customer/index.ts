export { customerFaults, requiredFaults, wrongFields } from './model/customer-faults'
export {
  customerFieldNames,
  customerFields,
  customerOf,
  hasDetails,
  valuesOf,
  type CustomerFieldName,
  type CustomerValues,
  textFault,
} from './model/customer-fields'
