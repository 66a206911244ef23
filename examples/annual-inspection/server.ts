import type { ServerProcess } from 'huoltovaraus/module/server'
import { isKind, KIND_PARAMETER, KINDS } from './kinds'

const annualInspection: ServerProcess = {
  type: 'ANNUAL_INSPECTION',
  name: 'Katsastus',
  infoText: {
    code: 'annualInspectionProcessInfo',
    text: 'Viemme autosi katsastukseen puolestasi. Ota mukaan rekisteriote, jos sinulla on se.',
  },
  facts: ({ product_parameters: parameters }) => {
    const kind = parameters.find(({ parameterCode }) => parameterCode === KIND_PARAMETER)?.selectedValue
    return isKind(kind) ? [{ label: 'Katsastuslaji', text: KINDS[kind] }] : []
  },
}

export const serverProcesses = [annualInspection]
