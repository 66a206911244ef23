import type { Complaint } from './complaint'
import { BRAKES } from './brakes'
import { LEAK } from './leak'
import { NOISE } from './noise'
import { SMELL } from './smell'
import { STARTING } from './starting'
import { VIBRATION } from './vibration'

/** A complaint in the first list, with examples and an icon on 24 by 24 units. */
export interface ListedComplaint {
  readonly complaint: Complaint
  readonly examples: string
  readonly icon: string
}

/** Complaints beside the warning lights, in the order of the list. */
export const COMPLAINTS: readonly ListedComplaint[] = [
  {
    complaint: NOISE,
    examples: 'Kolina, vinkuna, humina',
    icon: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4',
  },
  {
    complaint: LEAK,
    examples: 'Nestettä auton alla tai sisällä',
    icon: 'M12 3s5.5 6 5.5 9.7a5.5 5.5 0 0 1-11 0C6.5 9 12 3 12 3zM4 21c2.7-1.3 5.3-1.3 8 0s5.3 1.3 8 0',
  },
  {
    complaint: BRAKES,
    examples: 'Vinkuvat, tärisevät, heikot jarrut',
    icon: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM12 6v.01M12 18v.01M6 12h.01M18 12h.01',
  },
  {
    complaint: STARTING,
    examples: 'Ei käynnisty tai käynnistyy huonosti',
    icon: 'M4 8.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM10.8 11.3 20 20.5M17 17.5l2.5-2.5M14 14.5l2-2',
  },
  {
    complaint: VIBRATION,
    examples: 'Ohjauspyörä tai koko auto tärisee',
    icon: 'M8.5 6.5h7v11h-7zM5.5 8v8M2.5 10v4M18.5 8v8M21.5 10v4',
  },
  {
    complaint: SMELL,
    examples: 'Palaneen käry, polttoaine, savu',
    icon: 'M8 20c-3-3.5 3-5.5 0-9s3-5 0-7.5M13 20c-3-3.5 3-5.5 0-9s3-5 0-7.5M18 20c-3-3.5 3-5.5 0-9s3-5 0-7.5',
  },
]

/** Icon of the warning lights in the same list. */
export const LIGHTS_ICON =
  'M3.5 16.5a8.5 8.5 0 0 1 17 0zM12 16.5l3.2-4.6M7.2 13.2h.01M12 10.8v.01M16.8 13.2h.01M6 20h12'
