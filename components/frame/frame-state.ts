import { framedRoute, frameTarget, type FrameKind } from '../../src/domain/portal/frame-address';
import { ALLOW, sandboxOf } from './sandbox';

/** The embedder's requested page and options. */
export interface FrameRequest {
  src: string;
  kind: FrameKind;
  hideFloatElement: boolean;
  framedOrigins: readonly string[];
  loadSeconds: number;
  preAuthorise: (() => unknown) | undefined;
}

/** One `<iframe>`. A new id replaces it by another one with its own history. */
export interface FramedPage {
  id: number;
  kind: FrameKind;
  /** Address at creation. */
  opened: string;
  /** Address of the latest navigation by the portal. */
  address: string;
  origin: string;
  getsToken: boolean;
  sandbox: string;
  allow: string;
}

export type FrameState =
  | { step: 'empty' }
  | { step: 'refused' }
  /** A valid address that is not shown in a frame here. */
  | { step: 'elsewhere'; address: string; host: string }
  | { step: 'framed'; frame: FramedPage; phase: Phase; height: number | undefined };
type Phase = 'loading' | 'ready' | Failure;
/**
 * `slow`: the page did not load in time. `silent`: the loaded page does not connect to the portal, or the browser
 * blocked it.
 */
export type Failure = 'slow' | 'silent';

export type FrameOnView = Extract<FrameState, { step: 'framed' }>;

/** Decides how a page of this origin shows an address: in a frame or not at all. */
export function frameStateFor(
  { src, kind, hideFloatElement, framedOrigins }: FrameRequest,
  { origin, trustedOrigins }: { origin: string; trustedOrigins: readonly string[] },
): Exclude<FrameState, FrameOnView> | { step: 'framed'; frame: Omit<FramedPage, 'id' | 'opened'> } {
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

/** True when the frame can navigate to the other page because both are of one site. */
export const isSameSite = (
  a: Pick<FramedPage, 'origin' | 'kind'>,
  b: Pick<FramedPage, 'origin' | 'kind'>,
): boolean => a.origin === b.origin && a.kind === b.kind;

/** True when the page is already at `address`, judged by the route it reported or else by its last navigation. */
export function isAtAddress(
  address: string,
  { origin, address: sent }: FramedPage,
  route: string | undefined,
): boolean {
  if (route === undefined) return address === sent;
  return framedRoute(address.slice(origin.length), origin) === route;
}

/** True when two addresses differ only in the fragment: such a navigation triggers no load event. */
export const isSamePage = (a: string, b: string): boolean => withoutHash(a) === withoutHash(b);

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';
