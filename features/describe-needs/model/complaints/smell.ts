import type { Complaint } from './complaint'
import { SINCE, UNKNOWN } from './common'

export const SMELL: Complaint = {
  title: 'Haju tai savu',
  subject: 'Haju tai savu',
  questions: [
    {
      ask: 'Mitä huomaat?',
      choices: [
        {
          label: 'Palaneen haju',
          words: 'palaneen haju',
          advice: { urgency: 'careful', detail: 'Jos haju voimistuu tai näet savua, pysähdy ja sammuta moottori.' },
        },
        {
          label: 'Polttoaineen haju',
          words: 'polttoaineen haju',
          advice: { urgency: 'stop', detail: 'Vuotava polttoaine voi syttyä. Sammuta moottori.' },
        },
        {
          label: 'Pakokaasun haju sisällä',
          words: 'pakokaasun haju sisällä',
          advice: { urgency: 'stop', detail: 'Pakokaasu on myrkyllistä. Tuuleta auto.' },
        },
        { label: 'Tunkkainen haju ilmanvaihdosta', words: 'tunkkainen haju ilmanvaihdosta' },
        {
          label: 'Savua konepellin alta',
          words: 'savua konepellin alta',
          advice: { urgency: 'stop', detail: 'Sammuta moottori ja poistu autosta.' },
        },
        { label: 'Savua pakoputkesta', words: 'savua pakoputkesta' },
        UNKNOWN,
      ],
    },
    {
      ask: 'Milloin?',
      isJoined: true,
      choices: [
        { label: 'Käynnistettäessä', words: 'käynnistettäessä' },
        { label: 'Kiihdytettäessä', words: 'kiihdytettäessä' },
        { label: 'Ajon aikana', words: 'ajon aikana' },
        { label: 'Ajon jälkeen', words: 'ajon jälkeen' },
        { label: 'Lämmitys tai ilmastointi päällä', words: 'lämmityksen tai ilmastoinnin ollessa päällä' },
        UNKNOWN,
      ],
    },
    SINCE,
  ],
}
