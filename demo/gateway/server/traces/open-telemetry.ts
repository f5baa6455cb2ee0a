import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { core, NodeSDK } from '@opentelemetry/sdk-node';
import type { Spans } from './spans';

const NAME = 'travel-portal-gateway';
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Only traces are sent, and of the machine only its name. */
const DEFAULTS = {
  OTEL_SERVICE_NAME: NAME,
  OTEL_METRICS_EXPORTER: 'none',
  OTEL_LOGS_EXPORTER: 'none',
  OTEL_NODE_RESOURCE_DETECTORS: 'env,host',
};

/** Starts the SDK of OpenTelemetry with its standard variables. */
export function openTelemetry(env: NodeJS.ProcessEnv): Spans {
  for (const [name, value] of Object.entries(DEFAULTS)) env[name] ??= value;
  const sdk = new NodeSDK({
    instrumentations: [],
    // without `baggage`, in which a caller could send values on to services
    textMapPropagator: new core.W3CTraceContextPropagator(),
  });
  sdk.start();
  const tracer = trace.getTracer(NAME);
  const stopRequests = traceRequests();
  return {
    span({ name, kind, headers }, work) {
      const parent = headers ? propagation.extract(context.active(), headers) : context.active();
      return tracer.startActiveSpan(name, { kind: KINDS[kind] }, parent, async (span) => {
        try {
          return await work((notes) => void span.setAttributes(notes));
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    query(name, ms, isFailed) {
      // queries of looks for work belong to no trace
      if (trace.getActiveSpan() === undefined) return;
      const startTime = Date.now() - ms;
      const attributes = { 'db.system.name': 'postgresql' };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    headers() {
      const carried: Record<string, string> = {};
      propagation.inject(context.active(), carried);
      return carried;
    },
    async stop() {
      stopRequests();
      await sdk.shutdown();
    },
  };
}

/** The class of an error, because its message may quote values. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

/** Request of Node's `fetch`, as it tells of it. */
interface Fetched {
  method: string;
  origin: string | URL;
  addHeader(name: string, value: string): void;
}

/**
 * Puts each request of `fetch` within a trace in a span, and sends `traceparent`. The span has method, host and status,
 * because paths contain numbers, and ends with the head of the answer.
 */
function traceRequests(): () => void {
  const tracer = trace.getTracer(NAME);
  const spans = new WeakMap<object, Span>();
  const listeners: [string, (message: unknown) => void][] = [
    [
      'undici:request:create',
      (message) => {
        if (trace.getActiveSpan() === undefined) return;
        const { request } = message as { request: Fetched };
        const attributes = {
          'http.request.method': request.method,
          'server.address': new URL(request.origin).host,
        };
        const span = tracer.startSpan(request.method, { kind: SpanKind.CLIENT, attributes });
        spans.set(request, span);
        const carried: Record<string, string> = {};
        propagation.inject(trace.setSpan(context.active(), span), carried);
        for (const [name, value] of Object.entries(carried)) request.addHeader(name, value);
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const { request, response } = message as { request: Fetched; response: { statusCode: number } };
        spans.get(request)?.setAttribute('http.response.status_code', response.statusCode).end();
        spans.delete(request);
      },
    ],
    [
      'undici:request:error',
      (message) => {
        const { request, error } = message as { request: Fetched; error: unknown };
        const span = spans.get(request);
        if (span === undefined) return;
        fail(span, error);
        span.end();
        spans.delete(request);
      },
    ],
  ];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
