import type { Call } from '../contract/call';
import { valueWithoutMarks } from '../domain/typed/typed';

interface EncodedBody {
  method: 'GET' | 'POST';
  params?: URLSearchParams;
  data?: string | FormData;
}

/** Encodes the payload of a call for the wire: as a query, as a form with files, or as JSON. */
export function encode(call: Call, given: unknown): EncodedBody {
  const body = valueWithoutMarks(given);
  if (call.method === 'GET') {
    const params = new URLSearchParams();
    for (const [name, value] of pairsOf(body)) params.append(name, String(value));
    return { method: 'GET', params };
  }
  if (call.multipart) {
    const data = new FormData();
    for (const [name, value] of pairsOf(body)) {
      // appended unchanged, so that a file keeps its name
      if (value instanceof Blob) data.append(name, value);
      else data.append(name, String(value));
    }
    return { method: 'POST', data };
  }
  return { method: 'POST', data: JSON.stringify(body) };
}

/** Names and values of a flat object. A list repeats its name for each value, and missing values are left out. */
function pairsOf(body: unknown): [name: string, value: unknown][] {
  return Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((one) => one !== undefined)
      .map((one): [string, unknown] => [name, one]),
  );
}
