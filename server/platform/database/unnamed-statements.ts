import { wrapQuery } from './wrap-query'

/**
 * Takes the names from the statements of a connection of `pg`. A pooler in transaction mode gives each transaction another
 * connection, on which a statement that was prepared under a name may be missing.
 */
export const unnamedStatements = (connection: object): void =>
  wrapQuery(connection, (query) => (statement, ...more) => {
    const isObject = typeof statement === 'object' && statement !== null
    return query(isObject ? { ...statement, name: undefined } : statement, ...more)
  })
