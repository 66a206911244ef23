import { KnownProcessType } from '#shared/api/nouns/enums'
import type { ProcessDefinition, RoutedProcess, StepDefinition, WizardProcess } from '#entities/process'
import { registryFaults } from '../../../entities/process/model/registry-faults'

/** Matches '/huolto', '/tuulilasin-vaihto'. */
const PATH = /^\/[a-z\d]+(-[a-z\d]+)*$/
/** Matches 'VEHICLE', 'WASH_PROGRAM'. */
const STEP_NAME = /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/
const INFO_TEXT_CODE = /^[a-z][A-Za-z\d]*$/

/** Returns the faults in the process definitions that can be found without rendering them. */
export function moduleFaults(definitions: readonly ProcessDefinition[]): string[] {
  const routed = definitions.filter((one) => one.kind !== 'unrouted')
  return [
    ...registryFaults(definitions),
    ...unregistered(definitions),
    ...twice(routed.map(({ tab }) => tab)).map((tab) => `two tabs «${tab}»`),
    ...routed.flatMap((one) => routedFaults(one).map((fault) => `${one.type}: ${fault}`)),
    ...routed.flatMap((one) => (one.kind === 'wizard' ? wizardFaults(one) : [])),
    ...definitions.flatMap((one) =>
      one.kind === 'unrouted' && Object.keys(one).length > 2 ? [`${one.type}: unrouted, and yet more than a type`] : [],
    ),
  ]
}

/** Every process type of the specification is registered (RT-11). */
function unregistered(definitions: readonly ProcessDefinition[]): string[] {
  const types = new Set(definitions.map(({ type }) => type))
  return Object.values(KnownProcessType.schema)
    .filter((type) => !types.has(type))
    .map((type) => `${type} is not registered`)
}

function routedFaults({ path, tab, heading, breadcrumb, infoTextCode }: RoutedProcess): string[] {
  return [
    ...(PATH.test(path) ? [] : [`«${path}» is no path`]),
    ...Object.entries({ tab, heading, breadcrumb }).flatMap(([name, text]) => wordFaults(name, text)),
    ...(INFO_TEXT_CODE.test(infoTextCode) ? [] : [`«${infoTextCode}» is no code of an info text`]),
  ]
}

function wizardFaults({ type, steps }: WizardProcess): string[] {
  const labels = steps.map(({ label }) => label)
  return [
    ...(steps.length > 1 ? [] : ['a wizard of one step']),
    ...twice(labels).map((label) => `two steps «${label}»`),
    ...steps.flatMap((step, index) => stepFaults(step, index === steps.length - 1)),
  ].map((fault) => `${type}: ${fault}`)
}

function stepFaults({ name, label, editLabel, canEdit, Summary }: StepDefinition, isLast: boolean): string[] {
  return [
    ...(STEP_NAME.test(name) ? [] : [`«${name}» is no name of a step`]),
    ...wordFaults(`label of ${name}`, label),
    ...(editLabel === undefined ? [] : wordFaults(`editLabel of ${name}`, editLabel)),
    ...(isLast && canEdit ? [`${name} is the end, and nothing can be edited there`] : []),
    ...(isLast || Summary ? [] : [`${name} has no summary for its card`]),
  ]
}

const wordFaults = (name: string, text: string): string[] =>
  text.trim() === '' || text !== text.trim() ? [`${name} is «${text}»`] : []

const twice = <T>(values: readonly T[]): T[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
