import type { Complaint } from './complaint'
import { SINCE, UNKNOWN } from './common'

export const VIBRATION: Complaint = {
  title: 'Tärinä',
  subject: 'Tärinä',
  questions: [
    {
      ask: 'Missä tärinä tuntuu?',
      choices: [
        { label: 'Ohjauspyörässä', words: 'ohjauspyörässä' },
        { label: 'Istuimessa', words: 'istuimessa' },
        { label: 'Polkimissa', words: 'polkimissa' },
        { label: 'Koko autossa', words: 'koko autossa' },
        UNKNOWN,
      ],
    },
    {
      ask: 'Milloin?',
      isJoined: true,
      choices: [
        { label: 'Jarrutettaessa', words: 'jarrutettaessa' },
        { label: 'Kiihdytettäessä', words: 'kiihdytettäessä' },
        { label: 'Hiljaisessa vauhdissa', words: 'hiljaisessa vauhdissa' },
        { label: 'Maantienopeudessa', words: 'maantienopeudessa' },
        { label: 'Tyhjäkäynnillä', words: 'tyhjäkäynnillä' },
        UNKNOWN,
      ],
    },
    SINCE,
  ],
}
