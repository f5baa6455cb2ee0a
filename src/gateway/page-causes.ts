import type { Call } from '../contract/call';
import { CallFailed } from './answer';
import { brokenNatives, isFetchBroken } from './broken-natives';
import { commonHeaders } from './headers';
import type { SenderConfig } from './sender-config';

/** Time limit for all probes of a gateway together, in ms. */
const LIMIT_MS = 5000;

/** Probes under way, by gateway. Calls of a page fail together, and they share one probe. */
const asking = new Map<string, Promise<boolean>>();
/** Gateways that a console message has already named. */
const reported = new Set<string>();

/**
 * Finds the page's own fault behind a request that was lost before its gateway ever answered, or behind a malformed
 * response: a refused origin, which the browser does not reveal to pages, or broken natives. Returns `CallFailed` with that
 * cause.
 */
export async function nameCause(
  config: SenderConfig,
  call: Pick<Call, 'gateway' | 'path'>,
  lost: CallFailed,
): Promise<CallFailed> {
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

  if (!reported.has(origin)) {
    reported.add(origin);
    // oxlint-disable-next-line no-console -- only developers of the page and the gateway can allow it
    console.error(
      `the gateway ${origin} does not allow pages of ${page}: browsers withhold its answers from them (CORS). Add ${page} to ALLOWED_ORIGINS of the gateway`,
    );
  }
  return causedBy('origin-not-allowed', lost);
}

function causedBy(type: 'natives-broken' | 'origin-not-allowed', lost: CallFailed): CallFailed {
  const named = new CallFailed({ type });
  named.token = lost.token;
  return named;
}

/**
 * True when the gateway is reachable but refuses this origin (CORS). Requests the health address in `no-cors` mode,
 * which needs no permission, before and after a request to the call's address with its headers but no token. When only
 * the latter fails, the permission is missing.
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
