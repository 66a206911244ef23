import type { ServerProcess } from 'huoltovaraus/module/server'

const hourService: ServerProcess = {
  type: 'HOUR_SERVICE',
  name: 'Tuntihuolto',
  facts: () => [{ label: 'Työn kesto', text: 'enintään tunti, asiakas voi odottaa' }],
}

export const serverProcesses = [hourService]
