import type { Call, Stream } from '../../src/contract/call';

/** Request as sent over the wire. */
export interface FuzzRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

const BOUNDARY = 'fuzz-boundary';

/** Encodes a body as the call takes it: as JSON, in the query, or as a form with files. */
export function requestOf(call: Call | Stream, body: unknown): FuzzRequest {
  const { path } = call;
  if ('method' in call && call.method === 'GET') {
    return { method: 'GET', url: `${path}?${pairsOf(body).map(queryPair).join('&')}`, headers: {} };
  }
  if ('multipart' in call && call.multipart !== undefined) {
    const parts = pairsOf(body).map(formPart);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return { method: 'POST', url: path, headers, payload: `${parts.join('')}--${BOUNDARY}--\r\n` };
  }
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', url: path, headers, payload: JSON.stringify(body) ?? '' };
}

/** Names and values of a query; a list repeats its name. */
function pairsOf(body: unknown): [name: string, value: string][] {
  if (typeof body !== 'object' || body === null) return [['', textOf(body)]];
  return Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((inner): [string, string] => [name, textOf(inner)]),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const queryPair = (pair: [string, string]): string =>
  pair.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))).join('=');

/** Values enter the head of a part unescaped on purpose, with quotes and line breaks. */
const formPart = ([name, value]: [string, string]): string => {
  const file = name.startsWith('file') ? `; filename="${value}"\r\ncontent-type: ${value.slice(0, 100)}` : '';
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
};
