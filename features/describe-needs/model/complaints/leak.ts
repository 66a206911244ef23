import type { Complaint } from './complaint'
import { SINCE, UNKNOWN } from './common'

export const LEAK: Complaint = {
  title: 'Vuoto',
  subject: 'Vuoto',
  questions: [
    {
      ask: 'Millaista nestettä?',
      choices: [
        {
          label: 'Tummaa ja öljyistä',
          words: 'tummaa ja öljyistä nestettä',
          advice: { urgency: 'careful', detail: 'Tarkista öljymäärä ennen ajoa.' },
        },
        {
          label: 'Vihreää, sinistä tai punaista',
          words: 'vihreää, sinistä tai punaista nestettä',
          advice: { urgency: 'careful', detail: 'Tarkista jäähdytysnesteen määrä kylmästä moottorista ennen ajoa.' },
        },
        {
          label: 'Polttoaineen hajuista',
          words: 'polttoaineen hajuista nestettä',
          advice: { urgency: 'stop', detail: 'Vuotava polttoaine voi syttyä. Sammuta moottori.' },
        },
        {
          label: 'Kirkasta vettä',
          words: 'kirkasta vettä',
          advice: { urgency: 'drive', detail: 'Kirkas vesi on usein tavallista ilmastoinnin kondenssivettä.' },
        },
        { label: 'En tiedä', words: 'tuntematonta nestettä' },
      ],
    },
    {
      ask: 'Missä?',
      isJoined: true,
      choices: [
        { label: 'Moottorin alla', words: 'moottorin alla' },
        { label: 'Auton keskellä', words: 'auton keskiosan alla' },
        { label: 'Auton takana', words: 'auton takaosan alla' },
        { label: 'Pyörän vieressä', words: 'pyörän vieressä' },
        { label: 'Sisällä autossa', words: 'sisällä autossa' },
        UNKNOWN,
      ],
    },
    {
      ask: 'Kuinka paljon?',
      choices: [
        { label: 'Muutama tippa', words: 'muutama tippa' },
        { label: 'Lätäkkö', words: 'lätäkkö' },
        { label: 'Nestettä pitää lisätä', words: 'nestettä pitää lisätä' },
        UNKNOWN,
      ],
    },
    SINCE,
  ],
}
