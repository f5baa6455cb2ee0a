import type { GatewayName } from '../contract/call';

/** Where one gateway is and how it is spoken to (specification 7.1). */
export interface GatewaySettings {
  /**
   * Origin or origin with a path; no trailing slash needed. Empty: the page's own origin. Undefined: none is configured, and
   * nothing is sent, as a page that embeds the suite is no gateway of passwords and tokens.
   */
  baseUrl: string | undefined;
  /** Name of the header that carries the token; differs by gateway. */
  authHeader: string;
  /** Some gateways want `.json` behind the path. */
  suffix: '' | '.json';
  timeoutMs: number;
}

export type GatewaysSettings = Record<GatewayName, GatewaySettings>;

/** Both readings of the specification: 25 s for the flight gateway, 30 s for the others. */
const DEFAULTS: Record<GatewayName, Omit<GatewaySettings, 'baseUrl'>> = {
  flight: { authHeader: 'authsign', suffix: '', timeoutMs: 25_000 },
  user: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
  service: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
  settlement: { authHeader: 'x-auth-sign', suffix: '', timeoutMs: 30_000 },
  login: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
  noLogin: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
};

export type GatewaysConfig = Partial<Record<GatewayName, Partial<GatewaySettings>>>;

const NAMES = Object.keys(DEFAULTS) as GatewayName[];

/** Fills in what an embedder left out; `baseUrl` serves every gateway that names none of its own. */
export function resolveGateways(baseUrl: string | undefined, config: GatewaysConfig = {}): GatewaysSettings {
  const resolved = {} as GatewaysSettings;
  for (const name of NAMES) {
    const settings = { baseUrl, ...DEFAULTS[name], ...config[name] };
    resolved[name] = { ...settings, baseUrl: settings.baseUrl?.replace(/\/+$/, '') };
  }
  return resolved;
}
