/**
 * A chain as rows of its tables. An intermediate form between document and database, so that both conversions are pure
 * functions.
 */
import type { WallDateTime } from '#shared/date/wall-clock'
import type { closedDay, infoText, openingHours, organization, resource } from '../../platform/database/schema/chain'
import type {
  additionalProduct,
  automaticProduct,
  campaignCode,
  extraOrderItem,
  product,
  productCategory,
  productParameter,
  productParameterChoice,
  serviceCodeProduct,
} from '../../platform/database/schema/products'
import type { creditAmountSetting, creditInfo, creditTerms } from '../../platform/database/schema/payments'
import type { resourceShift } from '../../platform/database/schema/resources'
import type { moduleSetting, redirectSetting, servicelaneSetting } from '../../platform/database/schema/settings'
import type { tire, tirePackage, tirePackageItem } from '../../platform/database/schema/tires'
import type { brandDealer, makeLift, productMake } from '../../platform/database/schema/trade'
import type { vehicleMake } from '../../platform/database/schema/vehicles'

/** An absence with its range split into start and end. */
export interface AbsenceRow {
  readonly resourceId: number
  readonly start: WallDateTime
  readonly end: WallDateTime
}

/** All rows of a chain. Each row has every column, so that the compiler reports a forgotten new column. */
export interface ChainRows {
  readonly workshops: readonly (typeof organization.$inferSelect)[]
  readonly hours: readonly (typeof openingHours.$inferSelect)[]
  readonly infoTexts: readonly (typeof infoText.$inferSelect)[]
  readonly lifts: readonly (typeof resource.$inferSelect)[]
  readonly shifts: readonly (typeof resourceShift.$inferSelect)[]
  readonly absences: readonly AbsenceRow[]
  readonly closedDays: readonly (typeof closedDay.$inferSelect)[]
  readonly categories: readonly (typeof productCategory.$inferSelect)[]
  readonly products: readonly (typeof product.$inferSelect)[]
  readonly automatic: readonly (typeof automaticProduct.$inferSelect)[]
  readonly additional: readonly (typeof additionalProduct.$inferSelect)[]
  readonly parameters: readonly (typeof productParameter.$inferSelect)[]
  readonly choices: readonly (typeof productParameterChoice.$inferSelect)[]
  readonly tires: readonly (typeof tire.$inferSelect)[]
  readonly serviceCodes: readonly (typeof serviceCodeProduct.$inferSelect)[]
  readonly extraOrderRows: readonly (typeof extraOrderItem.$inferSelect)[]
  readonly packages: readonly (typeof tirePackage.$inferSelect)[]
  readonly packageItems: readonly (typeof tirePackageItem.$inferSelect)[]
  readonly campaignCodes: readonly (typeof campaignCode.$inferSelect)[]
  readonly productMakes: readonly (typeof productMake.$inferSelect)[]
  readonly dealers: readonly (typeof brandDealer.$inferSelect)[]
  readonly liftMakes: readonly (typeof makeLift.$inferSelect)[]
  readonly moduleSettings: readonly (typeof moduleSetting.$inferSelect)[]
  readonly expressLanes: readonly (typeof servicelaneSetting.$inferSelect)[]
  readonly redirects: readonly (typeof redirectSetting.$inferSelect)[]
  readonly creditTerms: readonly (typeof creditTerms.$inferSelect)[]
  readonly creditAmounts: readonly (typeof creditAmountSetting.$inferSelect)[]
  readonly creditInfos: readonly (typeof creditInfo.$inferSelect)[]
  readonly makes: readonly (typeof vehicleMake.$inferSelect)[]
}
