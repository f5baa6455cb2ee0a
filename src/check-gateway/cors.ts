import type { Problem } from './problems';

interface Preflight {
  method: string;
  headers: Readonly<Record<string, string>>;
  origin: string;
  gateway: { timeoutMs: number };
}

/** Headers that browsers send without asking. */
const SAFELISTED = ['accept'];

/** Asks as a browser does before it sends a call from another origin. */
export async function preflightProblems(
  url: string,
  { method, headers, origin, gateway }: Preflight,
): Promise<Problem[]> {
  const asked = Object.keys(headers).filter((name) => !SAFELISTED.includes(name));
  const response = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': asked.toSorted().join(','),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(gateway.timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) return [{ at: 'OPTIONS status', expected: '204', received: String(response.status) }];
  const allowed = listOf(response, 'access-control-allow-headers');
  const refused = allowed.includes('*') ? [] : asked.filter((name) => !allowed.includes(name));
  return [
    ...corsProblems(response, origin, 'OPTIONS '),
    ...refused.map((name) => ({
      at: 'OPTIONS access-control-allow-headers',
      expected: name,
      received: 'a list without it',
    })),
  ];
}

/** Checks that a browser lets a page of this origin read an answer. */
export function corsProblems({ headers }: Response, origin: string, before = ''): Problem[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return [];
  const received = allowed === null ? 'nothing' : 'another origin';
  return [{ at: `${before}access-control-allow-origin`, expected: origin, received }];
}

const listOf = ({ headers }: Response, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
