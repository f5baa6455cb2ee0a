import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessLog } from '../process-log';
import type { Notes, Piece, Spans } from './spans';

/** The variables of OpenTelemetry that ask for traces. */
const ASKED = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_TRACES_EXPORTER'];

/** Time in which the last traces are sent. */
const LAST_MS = 2000;

let tracing: Spans | undefined;

/**
 * Starts sending traces if the environment asks for them; nothing of OpenTelemetry is loaded otherwise. Returns a
 * function that sends the rest and ends it; it never rejects, because a stop does not depend on the collector.
 */
export async function startTraces(
  env: NodeJS.ProcessEnv,
  log: Pick<ProcessLog, 'warn'>,
): Promise<() => Promise<void>> {
  const isAsked = ASKED.some((name) => (env[name] ?? '') !== '') && env['OTEL_SDK_DISABLED'] !== 'true';
  if (!isAsked) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry');
  const started = openTelemetry(env);
  tracing = started;
  return async () => {
    tracing = undefined;
    try {
      await Promise.race([started.stop(), late()]);
    } catch (err) {
      log.warn({ msg: 'the last traces were not sent', err });
    }
  };
}

async function late(): Promise<never> {
  await pause(LAST_MS);
  throw new Error(`The collector of traces has not answered in ${LAST_MS} ms`);
}

/** Runs a piece of work in a span. `note` adds values to it. */
export function traced<T>(piece: Piece, work: (note: (notes: Notes) => void) => Promise<T>): Promise<T> {
  return tracing === undefined ? work(() => undefined) : tracing.span(piece, work);
}

/** Headers by which a service continues the present trace; none without traces. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

/** Notes a query of the database that has ended, by its kind and table alone. */
export function traceQuery(statement: string, ms: number, isFailed: boolean): void {
  tracing?.query(nameOf(statement), ms, isFailed);
}

const STATEMENT = /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|[a-z]+)\b/i;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/** `select flight_order`; values are no part of a statement, but texts in it may be. */
export function nameOf(statement: string): string {
  const kind = STATEMENT.exec(statement)?.[1]?.toLowerCase() ?? 'query';
  const table = TABLE.exec(statement)?.[1];
  return table === undefined ? kind : `${kind} ${table}`;
}
