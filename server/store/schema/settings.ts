/** What the chain and its workshops have set beyond their calendars. */
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organization } from './chain'

/** A setting of one of the chain's modules; a workshop that has none of its own goes by its parent's. */
export const moduleSetting = pgTable(
  'module_setting',
  {
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    module: text().notNull(),
    setting: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.module, table.setting] })],
)

/** The express lane, where a car is served without an appointment; inherited as a whole. */
export const servicelaneSetting = pgTable('servicelane_setting', {
  organizationId: integer('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  enabled: boolean().notNull(),
  title: text().notNull(),
  infoText: text('info_text').notNull(),
})

/** Where a visitor is sent for a process that has no screens here. */
export const redirectSetting = pgTable('redirect_setting', {
  processType: text('process_type').primaryKey(),
  url: text().notNull(),
})
