import { REST_ROOT } from '#shared/api/rest-root'
import type { Config } from '../config'
import { feedPath } from '../feeds/answer-feed'
import type { Tell } from '../platform/operations/events'
import type { DeskAround } from './desk'

/**
 * Returns what the desk's commands need to know of an installation. Without `tell`, as in a command's own process, the log
 * has no line of what they do.
 */
export const aroundOf = (
  { webhooks, mail, apiPrefix, host, port }: Config,
  address = `http://${host}:${port}`,
  tell: Tell = () => undefined,
): DeskAround => ({
  webhooks,
  tell,
  calendarUrl: (token) => (mail.publicUrl ?? address) + apiPrefix + REST_ROOT + feedPath(token),
})
