import { framedRoute, frameTarget, type FrameKind } from '../../src/domain/portal/frame-address';
import { ALLOW, sandboxOf } from './sandbox';

/** The page that the embedder wants to show. */
export interface Wanted {
  src: string;
  kind: FrameKind;
  hideFloatElement: boolean;
  framedOrigins: readonly string[];
  loadSeconds: number;
  preAuthorise: (() => unknown) | undefined;
}

/** One `<iframe>`; a new id means a new one, with a history of its own. */
export interface Framed {
  id: number;
  kind: FrameKind;
  /** The address it began with. */
  opened: string;
  /** The address it was last sent to. */
  address: string;
  origin: string;
  getsToken: boolean;
  sandbox: string;
  allow: string;
}

export type FrameState =
  | { step: 'empty' }
  | { step: 'refused' }
  /** A good address that is not shown in here. */
  | { step: 'elsewhere'; address: string; host: string }
  | { step: 'framed'; frame: Framed; phase: Phase; height: number | undefined };
type Phase = 'loading' | 'ready' | Failure;
/** `slow`: nothing came in time. `silent`: something came that does not speak to the portal, or was not let. */
export type Failure = 'slow' | 'silent';

export type FrameOnView = Extract<FrameState, { step: 'framed' }>;

/** How an address is shown on a page of an origin: in a frame of its own or not at all. */
export function shownAs(
  { src, kind, hideFloatElement, framedOrigins }: Wanted,
  { origin, trustedOrigins }: { origin: string; trustedOrigins: readonly string[] },
): Exclude<FrameState, FrameOnView> | { step: 'framed'; frame: Omit<Framed, 'id' | 'opened'> } {
  if (src === '') return { step: 'empty' };
  const target = frameTarget(src, { kind, origin, trustedOrigins, framedOrigins, hideFloatElement });
  if (target.verdict === 'refused') return { step: 'refused' };
  if (target.verdict === 'elsewhere')
    return { step: 'elsewhere', address: target.address, host: target.host };
  const { address, getsToken } = target;
  const sandbox = sandboxOf(kind, target.origin === origin);
  const frame = { kind, address, origin: target.origin, getsToken, sandbox, allow: ALLOW[kind] };
  return { step: 'framed', frame };
}

/** Does the frame go on to another page of the same site? */
export const isSameSite = (a: Pick<Framed, 'origin' | 'kind'>, b: Pick<Framed, 'origin' | 'kind'>): boolean =>
  a.origin === b.origin && a.kind === b.kind;

/** Is the page already where it is wanted: at the address it was opened with, or the one it told of? */
export function isAt(address: string, { origin, address: sent }: Framed, route: string | undefined): boolean {
  if (route === undefined) return address === sent;
  return framedRoute(address.slice(origin.length), origin) === route;
}

/** Another fragment of the same page loads nothing that could be waited for. */
export const isSamePage = (a: string, b: string): boolean => withoutHash(a) === withoutHash(b);

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';
