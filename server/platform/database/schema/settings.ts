/** Settings of the chain and its workshops, except those of calendars. */
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organization } from './chain'

/** Settings of the chain's modules. A workshop without a row inherits its parent's setting. */
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

/** Settings of the express lane, which serves cars without an appointment. A row is inherited as a whole. */
export const servicelaneSetting = pgTable('servicelane_setting', {
  organizationId: integer('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  enabled: boolean().notNull(),
  title: text().notNull(),
  infoText: text('info_text').notNull(),
})

/** Redirects for processes that have no screens in the SPA. */
export const redirectSetting = pgTable('redirect_setting', {
  processType: text('process_type').primaryKey(),
  url: text().notNull(),
})
