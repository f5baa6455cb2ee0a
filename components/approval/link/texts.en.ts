import { APPLY_STATE, type ApplyState } from '../../../src/contract/approval/apply-state';
import type { ApplyPage } from '../../../src/domain/approval/apply-page';
import type { Refusal } from './refusal';
import type { ApprovalLinkTexts } from './texts';

const PAGES: Readonly<Record<ApplyPage, string>> = {
  busTripApproveDetail: 'Travel request',
  overStandApproveDetail: 'Over-policy request',
  preTripApproveDetail: 'Pre-trip request',
};
const REFUSED: Readonly<Record<Refusal, string>> = {
  unknown: 'The link is not valid',
  used: 'The link has been used',
  expired: 'The link has expired',
  foreign: 'The link is not yours',
  ended: 'This visit is over',
};
const HINTS: Readonly<Record<Refusal, string>> = {
  unknown: 'Please check whether the link is complete, or sign in to the portal to see the request.',
  used: 'Each link opens once.',
  expired: 'Links expire after 7 days, or with the time to decide.',
  foreign: 'You are signed in as somebody else than its recipient, or others decide the request now.',
  ended: 'A page that was opened by a link ends after an hour, or when it is closed.',
};
const STATES: Readonly<Record<ApplyState, string>> = {
  [APPLY_STATE.pending]: 'The request is still to be decided: sign in to the portal to do so.',
  [APPLY_STATE.approved]: 'The request has been approved.',
  [APPLY_STATE.rejected]: 'The request has been refused.',
  [APPLY_STATE.expired]: 'The request was not decided in time.',
  [APPLY_STATE.withdrawn]: 'The request has been withdrawn.',
  [APPLY_STATE.void]: 'The request is void.',
};

export default {
  site: 'Corporate travel',
  title: (page: ApplyPage) => PAGES[page],
  portal: 'Portal',
  ready: 'A request was sent to you by mail',
  readyHint: 'Press to open it. Each link opens once, for an hour.',
  view: 'View the request',
  opening: 'Opening the request',
  refused: (why: Refusal) => REFUSED[why],
  hint: (why: Refusal) => HINTS[why],
  state: (state: ApplyState) => STATES[state],
  applyId: (applyId: string) => `Request ${applyId}`,
  toPortal: 'See it in the portal',
  notFound: 'There is no such page',
  notFoundHint: 'Please check the address, or go by the portal.',
} satisfies ApprovalLinkTexts;
