import { chooseWorkplace } from '#features/choose-workplace'
import { findVehicle } from '#features/find-vehicle'
import { reserveTime } from '#features/reserve-time'
import { wizardOf } from '#tests/fixtures/processes'
import { openAt } from '../../harness/screens/module-screens'
import type { Shop } from '../../harness/screens/shop'
import { slots, workplaces } from './acts'
import type { Scenes } from './scene'

/** A module's process with the ready steps of hour service, which no shipped process has. */
const hourService = wizardOf('HOUR_SERVICE', '/tuntihuolto', [
  { name: 'VEHICLE', label: 'Ajoneuvo', ...findVehicle({ withKilometers: false }) },
  {
    name: 'ORGANIZATION',
    label: 'Toimipiste',
    ...chooseWorkplace({ workshops: 'compatible', offers: 'hour-service' }),
  },
  { name: 'TIME', label: 'Aika', ...reserveTime({ withShifts: false, selection: 'HOUR_SERVICE' }) },
  { name: 'END', label: 'Kiitos', Screen: () => null, preload: async () => {} },
])
const at = (step: string) => (shop: Shop) => openAt(shop, hourService, step, [hourService])

export const hourServiceScenes: Scenes = {
  // A workshop stays in the list if the server cannot say whether it offers hour service.
  organizationOffersHourService: [{ open: at('ORGANIZATION'), words: null, isHandled: true, done: workplaces }],
  selectHourService: [
    {
      open: at('TIME'),
      words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: slots,
    },
  ],
}
