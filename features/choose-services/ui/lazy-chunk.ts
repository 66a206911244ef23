export { Choices } from './choices'
export { ContentsDialog } from './contents-dialog'
export { LeasingSelects } from './leasing-selects'
export { ServiceCodeForm } from './service-code-form'
