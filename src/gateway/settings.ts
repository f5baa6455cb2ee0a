import type { GatewayName } from '../contract/call';

/** Address and protocol details of one gateway (specification 7.1). */
export interface GatewaySettings {
  /**
   * Origin or origin with a path; no trailing slash needed. Empty: the page's own origin. Undefined: no gateway is
   * configured, and nothing is sent, because an embedding page must not receive passwords and tokens.
   */
  baseUrl: string | undefined;
  /** Name of the header with the token; it differs by gateway. */
  authHeader: string;
  /** Suffix of paths: some gateways require `.json`. */
  suffix: '' | '.json';
  timeoutMs: number;
}

export type GatewaysSettings = Record<GatewayName, GatewaySettings>;

/** Combines both readings of the specification: 25 s for the flight gateway, 30 s for the rest. */
const DEFAULTS: Record<GatewayName, Omit<GatewaySettings, 'baseUrl'>> = {
  flight: { authHeader: 'authsign', suffix: '', timeoutMs: 25_000 },
  user: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
  service: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
  settlement: { authHeader: 'x-auth-sign', suffix: '', timeoutMs: 30_000 },
  login: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
  noLogin: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
  agency: { authHeader: 'auth-sign', suffix: '', timeoutMs: 30_000 },
};

export type GatewaysConfig = Partial<Record<GatewayName, Partial<GatewaySettings>>>;

const NAMES = Object.keys(DEFAULTS) as GatewayName[];

/** Adds defaults to an embedder's configuration; `baseUrl` applies to every gateway without its own. */
export function resolveGateways(baseUrl: string | undefined, config: GatewaysConfig = {}): GatewaysSettings {
  const resolved = {} as GatewaysSettings;
  for (const name of NAMES) {
    const settings = { baseUrl, ...DEFAULTS[name], ...config[name] };
    resolved[name] = { ...settings, baseUrl: settings.baseUrl?.replace(/\/+$/, '') };
  }
  return resolved;
}
