import { productTables } from './product-tables'
import { settingsTables } from './settings-tables'
import type { ChainTable } from './table'
import { workshopTables } from './workshop-tables'

/** All tables of the chain, each after those it refers to. */
export const chainTables: readonly ChainTable[] = [...workshopTables, ...productTables, ...settingsTables]
