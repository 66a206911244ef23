import type { Names } from './names'

/** Files of a package outside this repository with one process: its steps, its own step, its part for the server, its test. */
export const outsideFiles = ({ type, path, slug, camel, pascal, words, infoTextCode }: Names) => ({
  'package.json': `{
  "name": "${slug}",
  "version": "0.1.0",
  "private": true,
  "type": "module"
}
`,
  'index.ts': `import {
  bookingStore,
  chooseWorkplace,
  enterCustomer,
  findVehicle,
  lazyStep,
  loadFinishBooking,
  reserveTime,
  thanks,
  withdrawalByDay,
  type WizardProcess,
} from 'huoltovaraus/module'
import { t } from './texts'

/** Appointments of the type ${type}. */
export const ${camel}: WizardProcess = {
  type: '${type}',
  kind: 'wizard',
  path: '/${path}',
  tab: t('tab'),
  heading: t('heading'),
  breadcrumb: t('breadcrumb'),
  infoTextCode: '${infoTextCode}',
  steps: [
    { name: 'VEHICLE', label: t('vehicle'), ...findVehicle({ withKilometers: false }) },
    { name: 'ORGANIZATION', label: t('workplace'), ...chooseWorkplace({ workshops: 'compatible' }) },
    {
      name: 'CHOICE',
      label: t('choice'),
      ...lazyStep(() => import(/* webpackChunkName: "${slug}" */ './choice-step'), {}),
      canEdit: (get) => !get(bookingStore).isLocked,
    },
    {
      name: 'TIME',
      label: t('time'),
      editLabel: t('changeTime'),
      ...reserveTime({ withShifts: false, extras: [withdrawalByDay] }),
    },
    { name: 'CUSTOMER', label: t('customer'), ...enterCustomer(loadFinishBooking) },
    { name: 'THANKS', label: t('thanks'), ...thanks({ changePath: '/peruutus' }) },
  ],
}

export const processes = [${camel}]
`,
  'texts.ts': `import { defineTexts } from 'huoltovaraus/module'

export const t = defineTexts({
  tab: '${words}',
  heading: '${words} – ajanvaraus',
  breadcrumb: '${words}',
  vehicle: 'Ajoneuvo',
  workplace: 'Toimipiste',
  choice: 'Valinta',
  choiceTitle: 'Valitse vaihtoehto',
  choiceLegend: 'Vaihtoehdot',
  chooseFirst: 'Valitse ensin vaihtoehto.',
  saveFailed: 'Valintasi tallentaminen epäonnistui. Yritä uudelleen.',
  continue: 'Jatka',
  none: 'Ei valintaa',
  time: 'Aika',
  changeTime: 'Vaihda aika',
  customer: 'Omat tiedot',
  thanks: 'Kiitos',
})
`,
  'choices.ts': `/** What can be chosen, by the value that the booking keeps. Without imports, because the browser and the server share it. */
export const CHOICES: Readonly<Record<string, string>> = {
  basic: 'Perusvaihtoehto',
  large: 'Laaja vaihtoehto',
}

/** Parameter of the booking that keeps the choice. */
export const CHOICE_PARAMETER = '${type}_CHOICE'

interface Parameter {
  readonly parameterCode: string
  readonly selectedValue?: string | null
}

/** Returns the chosen value, or null. */
export function chosenIn(parameters: readonly Parameter[]): string | null {
  const value = parameters.find(({ parameterCode }) => parameterCode === CHOICE_PARAMETER)?.selectedValue
  return value && Object.hasOwn(CHOICES, value) ? value : null
}
`,
  'choice-store.ts': `import { makeAutoObservable } from 'mobx'
import {
  Action,
  apiPort,
  bookingStore,
  contract,
  defineStore,
  refreshBooking,
  type StoreResolver,
} from 'huoltovaraus/module'
import { CHOICE_PARAMETER, chosenIn } from './choices'

/** API calls of this store. */
const calls = { setProductParameter: contract.setProductParameter }

/** The choice. The server keeps it with the booking once it is saved, so it survives a reload. */
export class ChoiceStore {
  readonly save: Action<[]>
  private picked: string | null = null
  readonly #get: StoreResolver

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.#get = get
    this.save = new Action(async () => {
      await api.setProductParameter({ query: { code: CHOICE_PARAMETER, value: this.choice ?? '' } })
      await refreshBooking(get(bookingStore))
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Null while nothing is chosen. */
  get choice(): string | null {
    return this.picked ?? chosenIn(this.#get(bookingStore).booking?.product_parameters ?? [])
  }

  choose(choice: string): void {
    // The choice cannot change while it is being saved.
    if (!this.save.isRunning) this.picked = choice
  }

  dispose(): void {
    this.picked = null
  }
}

export const choiceStore = defineStore('${slug}-choice', (get) => new ChoiceStore(get))
`,
  'choice-step.tsx': `import { observer } from 'mobx-react-lite'
import {
  Actions,
  bookingStore,
  Button,
  Message,
  Panel,
  RadioGroup,
  StepHead,
  useOwnStore,
  useStore,
  type StepScreenProps,
  type StoreResolver,
} from 'huoltovaraus/module'
import { choiceStore } from './choice-store'
import { CHOICES, chosenIn } from './choices'
import { t } from './texts'

const OPTIONS = Object.entries(CHOICES).map(([value, label]) => ({ value, label }))

/** A choice and a continue button. The screen does not depend on the steps around it. */
export const Screen = observer(function Screen({ onContinue }: StepScreenProps) {
  const { choice, choose, save } = useOwnStore(choiceStore)
  const leave = async (): Promise<void> => {
    if (await save.run()) onContinue()
  }
  return (
    <>
      <StepHead title={t('choiceTitle')} />
      <Panel>
        <RadioGroup
          legend={t('choiceLegend')}
          options={OPTIONS}
          value={choice}
          onChange={choose}
          hint={choice === null && t('chooseFirst')}
        />
        {save.hasFailed && <Message tone="error">{t('saveFailed')}</Message>}
      </Panel>
      <Actions>
        <Button variant="primary" disabled={choice === null} busy={save.isRunning} onClick={() => void leave()}>
          {t('continue')}
        </Button>
      </Actions>
    </>
  )
})

/** The choice on the card of the finished step. */
export const Summary = observer(function Summary() {
  const { booking } = useStore(bookingStore)
  const choice = chosenIn(booking?.product_parameters ?? [])
  return <strong>{choice === null ? t('none') : CHOICES[choice]}</strong>
})

export const basis = (get: StoreResolver): unknown => chosenIn(get(bookingStore).booking?.product_parameters ?? [])
`,
  'server.ts': `import type { ServerProcess } from 'huoltovaraus/module/server'
import { CHOICES, chosenIn } from './choices'

/** What the reference server tells of a booking: in the mails, the calendar entries and the desk's lists. */
export const ${camel}: ServerProcess = {
  type: '${type}',
  name: '${words}',
  infoText: { code: '${infoTextCode}', text: '${words}: varaa aika muutamassa minuutissa.' },
  facts: ({ product_parameters: parameters }) => {
    const choice = chosenIn(parameters)
    return choice === null ? [] : [{ label: 'Valinta', text: CHOICES[choice] ?? choice }]
  },
}

export const serverProcesses = [${camel}]
`,
  [`${slug}.test.tsx`]: `import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { moduleFaults, openAt, openShop } from 'huoltovaraus/module/test'
import { ${camel}, processes } from './index'

const shop = openShop()
const time = () => screen.findByRole('heading', { name: 'Varaa aika' })

// tests/shell/conformance.test.tsx checks what every process must do. These tests cover this process only.
describe('${pascal}', () => {
  it('has the texts, paths and steps of a process', () => {
    expect(moduleFaults(processes).filter((fault) => !fault.endsWith('is not registered'))).toEqual([])
  })

  it('saves the choice before the time step, and shows it on the card of its step', async () => {
    const { user } = await openAt(shop, ${camel}, 'CHOICE', processes)
    await user.click(await screen.findByRole('radio', { name: 'Laaja vaihtoehto' }))
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await time()).toBeVisible()
    expect(shop.lastQuery('setProductParameter')?.get('value')).toBe('large')
    expect(screen.getByText('Laaja vaihtoehto')).toBeVisible()
  })

  it('says that the choice could not be saved, keeps it, and saves it at the next press', async () => {
    const { user } = await openAt(shop, ${camel}, 'CHOICE', processes)
    shop.fail('setProductParameter', 500)
    await user.click(await screen.findByRole('radio', { name: 'Perusvaihtoehto' }))
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await screen.findByText('Valintasi tallentaminen epäonnistui. Yritä uudelleen.')).toBeVisible()
    shop.restore('setProductParameter')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await time()).toBeVisible()
  })
})
`,
})
