export { Choices } from './details/choices'
export { ContentsDialog } from './details/contents-dialog'
export { ServiceCodeForm } from './code/service-code-form'
