import { ApiError } from '#shared/api/errors'

/** Whether the server responded that there is no such application. */
export const isUnknownPayment = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether the bank refused the request. The form shows its message, so no general error is shown. */
export const isBankRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 409
