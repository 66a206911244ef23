export { Choices } from './details/choices'
export { ContentsDialog } from './details/contents-dialog'
export { LeasingSelects } from './leasing/leasing-selects'
export { ServiceCodeForm } from './code/service-code-form'
