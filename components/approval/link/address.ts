import { LINK_SIGN } from '../../../src/contract/approval/link';
import type { ApplyPage } from '../../../src/domain/approval/apply-page';
import { takeParameter } from '../../../src/element/navigation/take-parameter';

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

/** Takes the token of a link out of the address. */
export const takeLinkSign = (location: Location, history: History): string | undefined =>
  takeParameter(PARAMETER, { location, history }, { begin: LINK_SIGN, state: { [OPENED]: true } });
