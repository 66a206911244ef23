import { expect, it } from 'vitest'
import { signedHeaders } from './signature'

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace('whsec_', ''), 'base64')

it('VI-04 signs as the example of the Standard Webhooks libraries, once for each secret', () => {
  const content = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
  const secret = keyOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
  expect(signedHeaders(content, [secret])).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
  const both = signedHeaders(content, [Buffer.alloc(24, 1), secret])['webhook-signature'].split(' ')
  expect(both).toEqual([expect.stringMatching(/^v1,[A-Za-z\d+/]{43}=$/), signature])
  expect(both[0]).not.toBe(signature)
})
