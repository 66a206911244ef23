import { join } from 'node:path'
import { serverFolder } from '../../folders'

export const migrations = { migrationsFolder: join(serverFolder, 'platform/database/migrations') }
