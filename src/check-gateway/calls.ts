import type { Call, Stream } from '../contract/call';

/** A call or stream by the name of its export; calls of a resource have the resource's name before it. */
export interface NamedCall {
  name: string;
  call: Call | Stream;
  /** For a call of a resource: the name of its list, and the field that identifies a row of it. */
  rows?: { list: string; key: string };
}

export const isStream = (call: Call | Stream): call is Stream => 'event' in call;

/** Returns every call and stream among the exports of the contract. */
export function callsIn(contract: Readonly<Record<string, unknown>>): NamedCall[] {
  return Object.entries(contract).flatMap(([name, value]): NamedCall[] => {
    if (isCall(value)) return [{ name, call: value }];
    if (!isRecord(value) || !isCall(value['list'])) return [];
    const rows = { list: `${name}.list`, key: String(value['key']) };
    return Object.entries(value).flatMap(([action, call]) =>
      isCall(call) ? [{ name: `${name}.${action}`, call, rows }] : [],
    );
  });
}

const isCall = (value: unknown): value is Call | Stream =>
  isRecord(value) && 'path' in value && 'needs' in value && 'body' in value;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns why a call is never sent: only those that read data and nothing else are. The answer is undefined for a call
 * that may be sent.
 */
export function reasonAgainst(call: Call | Stream): string | undefined {
  if (isStream(call)) return undefined;
  if (call.mutates || (call.changes?.length ?? 0) > 0) return 'changes data';
  if (call.multipart) return 'uploads a file';
  if (call.renewsToken) return 'replaces the token';
  if (call.discloses) return 'discloses a number or file, which gateways record';
  return call.reads === undefined ? 'reads no data: it signs in, proves or sends' : undefined;
}
