/** Handlers of the desk's own calls about a visit. */
import type * as visitState from '#shared/api/contract/visit/state'
import { Refusal } from '../../../../platform/refusal'
import { sameSecret } from '../../../../platform/secrets'
import { limitedText } from '../../../../http/texts'
import type { Dependencies, Handlers } from '../../../context'
import { setVisitState } from './set-state'

export const visitStateHandlers = ({ db, secret, now, visits }: Dependencies): Handlers<typeof visitState> => ({
  setVisitState: async ({ body }, { request, tell, setHeader }) => {
    const { deskTokens, endpoints } = visits
    if (deskTokens.length === 0) throw new Refusal(404, 'UNKNOWN_PATH', 'no such call')
    const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
    // Compares with each, so that the time tells nothing of the one that matches.
    if (deskTokens.filter((token) => sameSecret(token, given)).length === 0) {
      setHeader('WWW-Authenticate', 'Bearer')
      throw new Refusal(401, 'DESK_TOKEN', 'the token of the desk is missing or unknown')
    }
    const booking = limitedText(body.booking, 100)
    return setVisitState({ db, secret, now, endpoints, tell }, { booking, state: body.state, source: 'API' })
  },
})
