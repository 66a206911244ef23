import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../tools/files-below'
import { contract } from '#shared/api/contract'
import { root } from '../tools/run'
import type { CallName } from './findings'

/** Slices of the application that make calls, each with the name of its screen. A slice of two screens is two folders. */
export const SCREENS: readonly { readonly folder: string; readonly name: string }[] = [
  { folder: 'entities/session', name: 'every screen' },
  { folder: 'entities/booking', name: 'every screen' },
  { folder: 'entities/credit/model/advertisement', name: 'Palvelut' },
  { folder: 'entities/cart', name: 'Toimipiste' },
  { folder: 'entities/organization', name: 'the panel beside Palvelut and Rengaspalvelut, and the number to call' },
  { folder: 'features/redeem-code', name: 'Etukoodi' },
  { folder: 'entities/info-text', name: 'the info text above the booking' },
  { folder: 'features/find-vehicle', name: 'Ajoneuvo' },
  { folder: 'features/choose-workplace', name: 'Toimipiste' },
  { folder: 'features/choose-services', name: 'Palvelut' },
  { folder: 'features/describe-needs', name: 'Palvelut' },
  { folder: 'features/choose-products', name: 'Palvelut' },
  { folder: 'features/choose-tires', name: 'Rengaspalvelut' },
  { folder: 'features/reserve-time', name: 'Aika' },
  { folder: 'features/arrange-visit', name: 'Aika' },
  { folder: 'features/choose-mechanic', name: 'Aika' },
  { folder: 'features/enter-customer', name: 'Asiakastiedot' },
  { folder: 'entities/credit/model/account', name: 'the credit account below Asiakastiedot' },
  { folder: 'features/apply-credit', name: 'the credit account below Asiakastiedot' },
  { folder: 'features/pay-by-card', name: 'Asiakastiedot › Maksa kortilla' },
  { folder: 'features/finish-booking', name: 'Kiitos' },
  { folder: 'features/manage-booking', name: 'Varauksesi' },
  { folder: 'features/withdraw-order', name: 'Asiakastiedot and Varauksesi › Peruuttamisoikeus' },
  { folder: 'features/ask-earlier-time', name: 'Kiitos and Varauksesi › Ilmoita aikaisemmasta ajasta' },
  { folder: 'features/approve-work', name: 'Autostasi löytyi lisätyötä' },
  { folder: 'features/request-change', name: 'Varauksen muokkaus/peruutus' },
  { folder: 'features/give-feedback', name: 'Saavutettavuusseloste › palaute' },
]

const isCall = (name: string): name is CallName => Object.hasOwn(contract, name)

const IMPORT = /import \{([^}]*)\} from '#shared\/api\/contract\/[\w/-]+'/g

/** Returns the calls that the sources of a folder import from the contract. */
export const callsOf = (folder: string): ReadonlySet<CallName> =>
  new Set(
    filesBelow(folder)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) => Array.from(readFileSync(join(root, file), 'utf8').matchAll(IMPORT)))
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter(isCall),
  )

const callsOfScreens = SCREENS.map(({ folder, name }) => ({ name, calls: new Set<string>(callsOf(folder)) }))

/** Names of the screens that make a call. */
export const screensOf = (call: string): string[] =>
  callsOfScreens.filter(({ calls }) => calls.has(call)).map(({ name }) => name)
