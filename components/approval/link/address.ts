import { LINK_SIGN } from '../../../src/contract/approval/link';
import type { ApplyPage } from '../../../src/domain/approval/apply-page';
import { takeParameter } from '../../../src/element/navigation/take-parameter';

const PAGES: readonly ApplyPage[] = [
  'busTripApproveDetail',
  'overStandApproveDetail',
  'preTripApproveDetail',
];
const PARAMETER = 'authSign';
/** Marks the history entry of a page opened by a link. A reload finds the mark, another tab does not. */
const OPENED = 'tpOpenedByLink';

/** Application that the page's address names (specification 2.8). */
export interface LinkAddress {
  page: ApplyPage;
  applyId: string;
}

/** Returns undefined when the address names no application. */
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

/** Removes the link's token from the address and returns it. */
export const takeLinkSign = (location: Location, history: History): string | undefined =>
  takeParameter(PARAMETER, { location, history }, { begin: LINK_SIGN, state: { [OPENED]: true } });
