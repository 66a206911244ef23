import { AllureReporter } from 'allure-playwright'
import { labelling, RESULTS } from './listener'

/** Playwright's results for the report, with steps, picture, trace and video of a failure. */
export default class PlaywrightResults extends AllureReporter {
  constructor() {
    super({
      resultsDir: RESULTS,
      // Full names are `journeys/find-vehicle/find-vehicle.spec.ts › title`.
      listeners: [
        labelling(({ fullName = '', parameters }) => ({
          file: `e2e/${fullName.split(' › ')[0]}`,
          browser: parameters.find(({ name }) => name === 'Project')?.value,
        })),
      ],
    })
  }
}
