/**
 * A chain as rows of its tables: an intermediate form between document and database, so that both conversions are pure
 * functions.
 */
import { sql } from 'drizzle-orm'
import { integer, object, string } from 'superstruct'
import { queryRows, type Database } from '../platform/database/database'
import {
  closedDay,
  infoText,
  openDay,
  openingHours,
  organization,
  resource,
  transportWindow,
  workshopClosedDay,
  workshopOpenDay,
} from '../platform/database/schema/chain'
import {
  additionalProduct,
  automaticProduct,
  campaignCode,
  extraOrderItem,
  product,
  productCategory,
  productParameter,
  productParameterChoice,
  serviceCodeProduct,
} from '../platform/database/schema/products'
import { creditAmountSetting, creditInfo, creditTerms } from '../platform/database/schema/payments'
import { resourceShift } from '../platform/database/schema/resources'
import { moduleSetting, redirectSetting, servicelaneSetting } from '../platform/database/schema/settings'
import { tire, tirePackage, tirePackageItem } from '../platform/database/schema/tires'
import { brandDealer, makeLift, productMake } from '../platform/database/schema/trade'
import { vehicleMake } from '../platform/database/schema/vehicles'

/** An absence with its range split into start and end, local times `YYYY-MM-DDTHH:mm:ss`. */
const Absence = object({ resourceId: integer(), start: string(), end: string() })

const readAbsences = (db: Database) =>
  queryRows(
    db,
    sql`
      select resource_id as "resourceId",
        to_char(lower(during), 'YYYY-MM-DD"T"HH24:MI:SS') as start,
        to_char(upper(during), 'YYYY-MM-DD"T"HH24:MI:SS') as end
      from resource_absence`,
    Absence,
  )

/** Loads every row. For a consistent snapshot use a `repeatable read` transaction, or lock out other writers. */
export const readChainRows = async (db: Database) => ({
  workshops: await db.select().from(organization),
  hours: await db.select().from(openingHours),
  transportWindows: await db.select().from(transportWindow),
  infoTexts: await db.select().from(infoText),
  lifts: await db.select().from(resource),
  shifts: await db.select().from(resourceShift),
  absences: await readAbsences(db),
  closedDays: await db.select().from(closedDay),
  openDays: await db.select().from(openDay),
  workshopClosedDays: await db.select().from(workshopClosedDay),
  workshopOpenDays: await db.select().from(workshopOpenDay),
  categories: await db.select().from(productCategory),
  products: await db.select().from(product),
  automatic: await db.select().from(automaticProduct),
  additional: await db.select().from(additionalProduct),
  parameters: await db.select().from(productParameter),
  choices: await db.select().from(productParameterChoice),
  tires: await db.select().from(tire),
  serviceCodes: await db.select().from(serviceCodeProduct),
  extraOrderRows: await db.select().from(extraOrderItem),
  packages: await db.select().from(tirePackage),
  packageItems: await db.select().from(tirePackageItem),
  campaignCodes: await db.select().from(campaignCode),
  productMakes: await db.select().from(productMake),
  dealers: await db.select().from(brandDealer),
  liftMakes: await db.select().from(makeLift),
  moduleSettings: await db.select().from(moduleSetting),
  expressLanes: await db.select().from(servicelaneSetting),
  redirects: await db.select().from(redirectSetting),
  creditTerms: await db.select().from(creditTerms),
  creditAmounts: await db.select().from(creditAmountSetting),
  creditInfos: await db.select().from(creditInfo),
  makes: await db.select().from(vehicleMake),
})

type Rows = Awaited<ReturnType<typeof readChainRows>>

/** All rows of a chain. Each row has every column, so that the compiler reports a forgotten new column. */
export type ChainRows = { readonly [Kind in keyof Rows]: readonly Rows[Kind][number][] }
