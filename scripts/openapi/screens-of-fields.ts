import { SCREENS } from '../conformance/screens'

/** The parts of the application that show or use what the server told, and where a visitor meets them. */
const PARTS = [
  ...SCREENS,
  { folder: 'src', name: 'every screen' },
  { folder: 'shared/booking-facts', name: 'the order beside each step, Kiitos and Varauksesi' },
  { folder: 'entities/calendar', name: 'Aika' },
  { folder: 'entities/customer', name: 'Asiakastiedot' },
  { folder: 'entities/payment', name: 'Asiakastiedot › Maksa kortilla' },
  { folder: 'features/stop-reminders', name: 'Muistutusviestit' },
  { folder: 'processes/cancel-form', name: 'Varauksesi' },
]

/**
 * Names the screens that read each field, in the order of the fields' names.
 * @param read files that read each field
 */
export const screensOfFields = (
  read: ReadonlyMap<string, ReadonlySet<string>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...read]
      .map(([field, files]) => [field, screensOf(files)] as const)
      .filter(([, screens]) => screens.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const screensOf = (files: ReadonlySet<string>): string[] => {
  const screens = PARTS.filter(({ folder }) => [...files].some((file) => file.startsWith(`${folder}/`)))
  return [...new Set(screens.map(({ name }) => name))]
}
