import type { Complaint } from './complaint'
import { SINCE, UNKNOWN } from './common'

export const NOISE: Complaint = {
  title: 'Outo ääni',
  subject: 'Outo ääni',
  questions: [
    {
      ask: 'Millainen ääni?',
      choices: [
        { label: 'Kolina', words: 'kolina' },
        { label: 'Vinkuna', words: 'vinkuna' },
        { label: 'Ujellus tai humina', words: 'ujellus tai humina' },
        { label: 'Naksutus', words: 'naksutus' },
        { label: 'Rahina tai hankaus', words: 'rahina tai hankaus' },
        { label: 'Kova pörinä', words: 'kova pörinä' },
        UNKNOWN,
      ],
    },
    {
      ask: 'Milloin?',
      isJoined: true,
      choices: [
        { label: 'Käynnistettäessä', words: 'käynnistettäessä' },
        { label: 'Tyhjäkäynnillä', words: 'tyhjäkäynnillä' },
        { label: 'Kiihdytettäessä', words: 'kiihdytettäessä' },
        { label: 'Käännyttäessä', words: 'käännyttäessä' },
        { label: 'Töyssyissä', words: 'töyssyissä' },
        { label: 'Tasaisessa ajossa', words: 'tasaisessa ajossa' },
        UNKNOWN,
      ],
    },
    {
      ask: 'Mistä päin?',
      choices: [
        { label: 'Moottoritilasta', words: 'moottoritilasta' },
        { label: 'Edestä', words: 'edestä' },
        { label: 'Takaa', words: 'takaa' },
        { label: 'Auton alta', words: 'auton alta' },
        { label: 'Sisätiloista', words: 'sisätiloista' },
        UNKNOWN,
      ],
    },
    SINCE,
  ],
}
