import { context, propagation, SpanKind, SpanStatusCode, type TextMapGetter } from '@opentelemetry/api'
import { tracer } from './spans'

/** What the server's log tells about a request, filled in while it is answered. */
interface Observed {
  /** The path of the contract, without values. */
  readonly route: string
}

const headersOf: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
}

/** Answers a request in a span, below the span of the caller if its headers name one (`traceparent`). */
export function tracedRequest(
  request: Request,
  observed: Observed,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const { method, headers } = request
  const caller = propagation.extract(context.active(), headers, headersOf)
  const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }
  return tracer().startActiveSpan(method, options, caller, async (span) => {
    const response = await answer()
    span.updateName(`${method} ${observed.route}`)
    span.setAttributes({ 'http.route': observed.route, 'http.response.status_code': response.status })
    if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
    return response
  })
}
