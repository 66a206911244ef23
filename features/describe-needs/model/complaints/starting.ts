import type { Complaint } from './complaint'
import { SINCE, UNKNOWN } from './common'

export const STARTING: Complaint = {
  title: 'Käynnistys',
  subject: 'Käynnistys',
  questions: [
    {
      ask: 'Mitä tapahtuu, kun käynnistät?',
      choices: [
        { label: 'Ei mitään', words: 'mitään ei tapahdu' },
        { label: 'Naksahtaa, mutta ei pyöri', words: 'naksahtaa, mutta moottori ei pyöri' },
        { label: 'Pyörii, mutta ei käynnisty', words: 'moottori pyörii, mutta ei käynnisty' },
        { label: 'Käynnistyy huonosti', words: 'moottori käynnistyy huonosti' },
        { label: 'Käynnistyy ja sammuu', words: 'moottori käynnistyy ja sammuu' },
        { label: 'En tiedä', words: 'auto ei käynnisty kunnolla' },
      ],
    },
    {
      ask: 'Milloin?',
      choices: [
        { label: 'Aina', words: 'aina' },
        { label: 'Välillä', words: 'välillä' },
        { label: 'Kylmällä säällä', words: 'kylmällä säällä' },
        { label: 'Moottori lämpimänä', words: 'moottori lämpimänä' },
        { label: 'Pitkän seisonnan jälkeen', words: 'pitkän seisonnan jälkeen' },
        UNKNOWN,
      ],
    },
    {
      ask: 'Auttaako apukäynnistys?',
      choices: [
        { label: 'Auttaa', words: 'apukäynnistys auttaa' },
        { label: 'Ei auta', words: 'apukäynnistys ei auta' },
        { label: 'En ole kokeillut', words: '' },
      ],
    },
    SINCE,
  ],
}
