import { LINK_SIGN } from '../../../src/contract/approval/link';
import type { ApplyPage } from '../../../src/domain/approval/apply-page';

const PAGES: readonly ApplyPage[] = [
  'busTripApproveDetail',
  'overStandApproveDetail',
  'preTripApproveDetail',
];
const PARAMETER = 'authSign';
/** In the history's entry of a page that a link has opened: a reload finds it there, another tab does not. */
const OPENED = 'tpOpenedByLink';

/** What the page's address asks for (specification 2.8). */
export interface LinkAddress {
  page: ApplyPage;
  applyId: string;
}

/** Undefined where it names no page of an application. */
export function readAddress({ hash }: Pick<Location, 'hash'>): LinkAddress | undefined {
  const [, name, applyId = ''] = /^#\/(\w+)\/([^/?]+)\/?(?:\?|$)/.exec(hash) ?? [];
  const page = PAGES.find((known) => known === name);
  return page && { page, applyId: decode(applyId) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Takes the token of a link out of the address, so that neither the bar nor the history keeps it. */
export function takeLinkSign(location: Location, history: History): string | undefined {
  const url = new URL(location.href);
  const [path = '', search = ''] = url.hash.split(/\?(.*)/s, 2);
  const inHash = new URLSearchParams(search);
  const token = inHash.get(PARAMETER) ?? url.searchParams.get(PARAMETER) ?? '';
  if (!token.startsWith(LINK_SIGN)) return undefined;
  url.searchParams.delete(PARAMETER);
  inHash.delete(PARAMETER);
  url.hash = inHash.size > 0 ? `${path}?${inHash.toString()}` : path;
  history.replaceState({ ...(history.state as object | null), [OPENED]: true }, '', url);
  return token;
}
