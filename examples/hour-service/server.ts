import type { ServerProcess } from 'huoltovaraus/module/server'

const hourService: ServerProcess = {
  type: 'HOUR_SERVICE',
  name: 'Tuntihuolto',
  infoText: { code: 'hourServiceProcessInfo', text: 'Teemme pienen työn tunnissa. Voit odottaa toimipisteessä.' },
  facts: () => [{ label: 'Työn kesto', text: 'enintään tunti, asiakas voi odottaa' }],
}

export const serverProcesses = [hourService]
