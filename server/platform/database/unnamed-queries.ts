import { wrapQuery } from './wrap-query'

/**
 * Takes the names from the queries of a connection of `pg`. A pooler in transaction mode gives each transaction another
 * connection, on which a query that was prepared under a name may be missing.
 */
export const unnamedQueries = (connection: object): void =>
  wrapQuery(connection, (run) => (query, ...more) => {
    const isObject = typeof query === 'object' && query !== null
    return run(isObject ? { ...query, name: undefined } : query, ...more)
  })
