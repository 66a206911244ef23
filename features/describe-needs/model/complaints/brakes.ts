import type { Complaint } from './complaint'
import { SINCE, UNKNOWN } from './common'

const advice = { urgency: 'stop', detail: 'Jarrut eivät ehkä pysäytä autoa.' } as const

export const BRAKES: Complaint = {
  title: 'Jarrut',
  subject: 'Jarrut',
  questions: [
    {
      ask: 'Mitä jarruissa on vikana?',
      choices: [
        { label: 'Vinkuvat', words: 'vinkuvat' },
        { label: 'Rahisevat tai hankaavat', words: 'rahisevat tai hankaavat' },
        { label: 'Tärisevät', words: 'tärisevät' },
        { label: 'Vetävät sivulle', words: 'vetävät sivulle' },
        {
          label: 'Jäävät päälle',
          words: 'jäävät päälle',
          advice: { urgency: 'careful', detail: 'Jarru voi kuumentua. Jos tunnet palaneen hajua, pysähdy.' },
        },
        { label: 'Jarruttavat heikosti', words: 'jarruttavat heikosti', advice },
        { label: 'Poljin painuu syvälle', words: 'poljin painuu liian syvälle', advice },
        { label: 'Seisontajarru ei pidä', words: 'seisontajarru ei pidä' },
        { label: 'En tiedä', words: 'toimivat oudosti' },
      ],
    },
    {
      ask: 'Milloin?',
      isJoined: true,
      choices: [
        { label: 'Jarrutettaessa', words: 'jarrutettaessa' },
        { label: 'Kovassa jarrutuksessa', words: 'kovassa jarrutuksessa' },
        { label: 'Kylmällä tai kostealla säällä', words: 'kylmällä tai kostealla säällä' },
        { label: 'Myös jarruttamatta', words: 'myös jarruttamatta' },
        UNKNOWN,
      ],
    },
    {
      ask: 'Mistä päin?',
      choices: [
        { label: 'Edestä', words: 'edestä' },
        { label: 'Takaa', words: 'takaa' },
        { label: 'Vasemmalta', words: 'vasemmalta' },
        { label: 'Oikealta', words: 'oikealta' },
        UNKNOWN,
      ],
    },
    SINCE,
  ],
}
