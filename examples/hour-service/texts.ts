import { defineTexts } from 'huoltovaraus/module'

export const t = defineTexts({
  tab: 'Tuntihuollon ajanvaraus',
  heading: 'Varaa tuntihuolto',
  breadcrumb: 'Tuntihuolto',
  vehicle: 'Ajoneuvo',
  workplace: 'Toimipiste',
  job: 'Työt',
  jobTitle: 'Mitä autollesi tehdään?',
  jobLead: 'Työ valmistuu tunnissa, ja voit odottaa sen ajan.',
  time: 'Aika',
  changeTime: 'Vaihda aika',
  customer: 'Omat tiedot',
  thanks: 'Kiitos',
})
