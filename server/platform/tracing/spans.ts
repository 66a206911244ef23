/**
 * Spans of OpenTelemetry (https://opentelemetry.io/docs/specs/semconv/). Without an SDK, which the operator loads, nothing
 * is recorded. Names and attributes come from the contract and the code, never from a request, and an error is told by its
 * class alone, because its message may contain personal data.
 */
import { SpanKind, SpanStatusCode, trace, type Attributes, type Span, type Tracer } from '@opentelemetry/api'

/** Asked for each time, because a kept tracer goes on with the SDK that was there first. */
export const tracer = (): Tracer => trace.getTracer('huoltovaraus')

/** Ends a span that failed. */
export function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Runs a call of another system as a span. */
export function calling<T>(name: string, attributes: Attributes, call: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      const answer = await call()
      span.end()
      return answer
    } catch (error) {
      endFailed(span, error)
      throw error
    }
  })
}
