import type { Call } from '../contract/call';
import { Failed } from './answer';
import { brokenNatives, isFetchBroken } from './broken-natives';
import { commonHeaders } from './headers';
import type { SenderConfig } from './sender-config';

/** Time for all questions to a gateway together, in ms. */
const LIMIT_MS = 5000;

/** Gateways that are being asked just now: calls of a page fail together. */
const asking = new Map<string, Promise<boolean>>();
/** Gateways of which the developer has been told. */
const told = new Set<string>();

/**
 * A lost request to a gateway that has never answered, or an answer that could not be read, named by its cause where that
 * is the page: its origin, as the browser does not tell pages why a request failed, or its scripts.
 */
export async function nameCause(
  config: SenderConfig,
  call: Pick<Call, 'gateway' | 'path'>,
  lost: Failed,
): Promise<Failed> {
  const { baseUrl, suffix } = config.gateways[call.gateway];
  if (brokenNatives() || (await isFetchBroken(`${baseUrl}/health`))) return causedBy('natives-broken', lost);
  if (lost.failure.type !== 'network') return lost;
  if (!baseUrl || globalThis.location === undefined || !navigator.onLine) return lost;
  const page = globalThis.origin;
  const { origin } = new URL(baseUrl, location.href);
  if (origin === page) return lost;

  const headers = commonHeaders(config.client, { traceId: config.newId(), now: config.now() });
  const answer =
    asking.get(origin) ?? isWithheld(`${baseUrl}/health`, `${baseUrl}${call.path}${suffix}`, headers);
  asking.set(origin, answer);
  const isRefused = await answer;
  asking.delete(origin);
  if (!isRefused) return lost;

  if (!told.has(origin)) {
    told.add(origin);
    // oxlint-disable-next-line no-console -- only developers of the page and the gateway can allow it
    console.error(
      `the gateway ${origin} does not allow pages of ${page}: browsers withhold its answers from them (CORS). Add ${page} to ALLOWED_ORIGINS of the gateway`,
    );
  }
  return causedBy('origin-not-allowed', lost);
}

function causedBy(type: 'natives-broken' | 'origin-not-allowed', lost: Failed): Failed {
  const named = new Failed({ type });
  named.token = lost.token;
  return named;
}

/**
 * Asks for the gateway's health in the way that needs no leave of any server, before and after it asks for the address of
 * a call with the headers of one, but no token, which does: where only the latter fails, leave is what was missing.
 */
async function isWithheld(
  health: string,
  address: string,
  headers: Record<string, string>,
): Promise<boolean> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const ask = (url: string, init: RequestInit): Promise<boolean> =>
    fetch(url, { ...init, cache: 'no-store', credentials: 'omit', signal }).then(
      () => true,
      () => false,
    );
  const isThere = () => ask(health, { mode: 'no-cors' });
  return (await isThere()) && !(await ask(address, { headers })) && !signal.aborted && isThere();
}
