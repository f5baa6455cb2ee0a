import { APPROVAL_FAULTS } from '../../contract/approval/faults';
import { AUTHORIZE_FAULTS } from '../../contract/authorize/faults';
import { BI_ANALYSIS_FAULTS } from '../../contract/bi-analysis/faults';
import { DATA_PERMISSION_FAULTS } from '../../contract/data-permission/faults';
import { DOWNLOAD_FAULTS } from '../../contract/download/faults';
import { ENTERPRISE_SETTING_FAULTS } from '../../contract/enterprise-setting/faults';
import { ENTERPRISE_FAULTS } from '../../contract/enterprise/faults';
import { COMMON_FAULTS } from '../../contract/faults';
import { FILES_FAULTS } from '../../contract/files/faults';
import { FLIGHT_BOOKING_FAULTS } from '../../contract/flight-booking/faults';
import { LOGIN_FAULTS } from '../../contract/login/faults';
import { ORDER_FAULTS } from '../../contract/order/faults';
import { PAYMENT_FAULTS } from '../../contract/payment/faults';
import { CHANGE_FAULTS } from '../../contract/order/change-faults';
import { REBUY_FAULTS } from '../../contract/order/rebuy-faults';
import { REFUND_FAULTS } from '../../contract/order/refund-faults';
import { SAVED_VIEW_FAULTS } from '../../contract/saved-view/faults';
import { STANDARDS_FAULTS } from '../../contract/standards/faults';
import { TRAVELLERS_FAULTS } from '../../contract/travellers/faults';
import { WEBSITE_FAULTS } from '../../contract/website/faults';
import type { FaultName } from '../../contract/faults';
import { ERROR_CATALOGUE } from '../../gateway/error-catalogue';
import { TAB_TEXTS } from '../../session/tabs';
import { CHUNK_SAYS } from '../runtime/chunk';
import type { ErrorTexts } from './texts';

/** Refusals of the gateway, by name. */
const FAULTS: Readonly<Record<FaultName, string>> = {
  authExpired: 'Your session has expired. Please sign in again.',
  userUnknown: 'Your user account was not found.',
  fieldsInvalid: 'Some details are not right. Please check the marked fields.',
  forbidden: 'You do not have permission to do this. Please contact your administrator.',
  requestIdReused: 'This request number has been used for something else. Please reload and try again.',
  requestIdMissing: 'The request number is missing. Please reload and try again.',
  tooManyRequests: 'Too many requests. Please try again in a moment.',
  tooManyStreams: 'Too many pages are open. Please close some of them.',
  queryTimedOut: 'The search took too long. Please narrow it down and try again.',

  credentialsWrong: 'Wrong account or password.',
  accountLocked:
    'Too many wrong passwords: the account is locked. Try again in 15 minutes or sign in with a text message code.',
  smsCodeWrong: 'The code is wrong or has expired. Check it, or request a new one.',
  smsTooSoon: 'A code has been sent. Please wait 60 seconds before requesting another.',
  partnerSignatureWrong: 'The application’s signature is not valid.',
  sessionLimited:
    'A page opened by a link can only show and decide its own request. Please sign in to the portal.',
  passwordGuarded:
    'Too many wrong passwords for this account. To keep it safe, please sign in with a text message code.',
  smsCapReached: 'No more codes can be sent for now. Try again in 24 hours or sign in with your password.',
  pcLoginDisabled: 'You cannot sign in on a computer. Please contact your administrator.',
  thirdPartyUnknown: 'This way to sign in is not supported. Please sign in with your account and password.',
  redirectUriRefused:
    'The address to return to after sign-in is not allowed. Please contact your administrator.',
  authorizationWrong: 'The authorisation is no longer valid. Please sign in again.',
  enterpriseForeign: 'You do not belong to this company.',
  enterpriseNotCurrent: 'This is not your current company, so its details cannot be shown.',
  websiteUnknown: 'No site is set up for this domain. Please contact your service provider.',
  preAuthorisationWrong: 'The pre-authorisation code is wrong or has expired. Please get a new one.',
  staffOutOfScope:
    'You do not have permission to see this employee’s permissions. Please contact your administrator.',

  flightUnknown: 'The flight does not exist or has been cancelled. Please search again.',
  priceGone: 'This fare is no longer available. Please choose another one.',
  priceChanged: 'The price has changed. Please confirm the new price before submitting',
  seatsGone: 'Not enough seats left. Please book for fewer passengers or choose another fare.',
  datePast: 'The flight has departed or is closed for booking. Please choose another one.',
  dateTooFar: 'Flights on this date cannot be booked yet.',
  bookingLimited: 'This fare is not available for these passengers.',
  bookTimeWrong: 'This fare cannot be booked at this time of day. Please choose another one or book later.',
  tooManySeatsHeld:
    'You hold the maximum number of unpaid seats. Please pay for or cancel some orders before booking again.',
  openJaw:
    'Open-jaw trips are not supported: the return must leave from where the outbound arrives, and go back to where it left.',
  journeysOverlap:
    'The passenger already has a trip at this time. Confirm that you want to book before submitting',
  passengerDuplicated: 'A passenger with the same document cannot be added twice',

  orderUnknown: 'The order does not exist, or you may not view it in the current company.',
  orderNotPayable: 'The order cannot be paid for in its current state.',
  orderExpired: 'The time to pay has run out and the seats were released. Please book again.',
  ordersNotManaged: 'You do not have permission to see managed orders. Please contact your administrator.',
  orderStateNotAllowed: 'The order has changed meanwhile. Reload and try again.',
  ticketStateNotAllowed: 'The ticket has changed meanwhile. Reload and try again.',
  exportUnknown: 'There is no such export, or it has expired.',
  exportNotReady: 'The file is still being made. Please wait.',
  tooManyExports: 'Too many files are being made. Wait until they are done.',
  exportNotFailed: 'This one cannot be retried.',
  savedViewUnknown: 'This saved filter does not exist any more.',
  savedViewNameTaken: 'There is a saved filter of that name already.',
  savedViewsFull: 'No more filters can be saved. Please delete some that are not used any more.',
  orderNotCancellable: 'The order cannot be cancelled in its current state.',
  payMethodUnavailable: 'This payment method is not available. Please choose another one.',
  payAmountChanged: 'The amount due has changed. Please reload and try again.',
  walletShort:
    'The company’s prepaid balance is too low. Please choose another payment method or contact your administrator.',
  creditShort:
    'The company’s credit limit is too low. Please choose another payment method or contact your administrator.',
  returnUrlRefused: 'The address to return to is not allowed.',
  tradeNoReused: 'This transaction number has been used for another payment.',

  overStandardReasonMissing: 'This fare is over the travel policy. Please give a reason.',
  overStandardForbidden:
    'This fare is over the travel policy and cannot be booked. Please choose another one.',
  withinStandard: 'This fare is within the travel policy: no application is needed.',
  travellerUnknown: 'The saved traveller does not exist or was deleted. Please reload and try again.',
  travellersFull: 'No more travellers can be saved. Please delete some that are no longer used.',
  numberGuessesUsedUp:
    'Too many attempts to enter hidden document or phone numbers of others. Use the saved details, or try again in 24 hours.',
  numberRevealsUsedUp: 'You have seen as many full numbers as 24 hours allow. Please try again later.',
  documentUnknown: 'The document was not found. Please reload and try again.',

  approverMissing:
    'You have no line manager who can approve, so this cannot be submitted. Please contact your administrator.',
  applyUnknown: 'The request does not exist, or you may not view it in the current company.',
  applyOutOfScope: 'You do not have permission to view or use this request.',
  approverOther: 'You are not the approver of this request.',
  applyDecided: 'This request has already been decided.',
  applyExpired: 'The time to approve this request has run out.',
  applyNotApproved: 'This request was not approved and cannot be used to book.',
  applyNotCovering: 'The booking does not match the request',
  applyUsed: 'This over-policy request has been used for another order.',
  applyBudgetShort: 'The remaining budget of the request is too low.',
  applyRequired: 'Your company requires an approved travel request to book. Please link one first.',
  applyNotOwn: 'Only the applicant can withdraw this request.',
  templateMissing: 'Your company has not set up an approval flow. Please contact your administrator.',
  flowChanged: 'Somebody else has changed this approval flow. Your changes are not saved.',
  flowVersionUnknown: 'There is no such version of the approval flow. Please reload and try again.',
  flowApplicantUnknown: 'The applicant was not found. Please choose again.',
  applyNotChangeable: 'Only the applicant can change a trip request that was approved and is not over.',
  changeLess: 'Nothing has changed.',
  changeShort: 'There are orders under this request, which the changed request has to cover.',
  domainMissing: 'The address of the approval site is not known. Please contact your administrator.',
  applyPending: 'A request for the same is already waiting for approval.',
  linkUnknown: 'The link is not valid. Please check whether it is complete.',
  linkUsed: 'The link has been used: each link opens once.',
  linkExpired: 'The link has expired.',
  linkForeign: 'The link is not yours.',
  applyVoid: 'The tickets of this request have been changed or refunded since: the request is void.',
  approverNotYet: 'It is not your turn to decide this application yet.',
  approverUnknown: 'The approver chosen does not exist. Please choose again.',
  deputyIsSelf: 'You cannot be your own deputy',
  deputyOverlaps: 'You have a deputy in part of that time already: end that first',
  deputyUnknown: 'This deputy is not known, or their time is over',
  stepOver:
    'The time of this step is over: the application has been handled as the flow says. Refresh to see it',
  approverWithoutRight: 'The person chosen may not approve requests. Please choose somebody else.',
  approverIsApplicant: 'Applicants cannot decide their own applications. Please choose somebody else.',
  approverAlready: 'The person chosen is an approver of this step already.',
  urgeTooSoon: 'Approvers can be reminded every 30 minutes only. Please try again later.',
  urgeNotOwn: 'Only the applicant can remind the approvers.',
  stepNotPassed: 'An application can only be sent back to a step it has passed.',

  orderNotRefundable: 'The order cannot be refunded in its current state.',
  ticketNotRefundable: 'One of the tickets can no longer be refunded. Please reload and choose again.',
  refundAmountChanged: 'The refund fee has changed. Please check it and submit again.',
  childLeftAlone: 'Children and infants must fly with an adult: please refund their tickets too.',
  refundApprovalRequired: 'Your company asks for an approval before this refund. Please request it first.',
  refundReasonMissing: 'This refund is over your company’s rule. Please give a reason.',
  refundApprovalNotRequired: 'This refund needs no approval. Please request the refund itself.',
  refundUnderWay: 'A refund of this order is being processed. Please apply again once it is done.',

  orderNotChangeable: 'This order cannot be changed in its present state.',
  ticketNotChangeable: 'One of the tickets can no longer be changed. Please reload and choose again.',
  changeAmountChanged: 'The cost of the change is another now. Please check it and submit again.',
  changeUnderWay: 'A change of this order is being processed. Please apply again once it is done.',
  childChangedAlone: 'Children and infants must fly with an adult: please change their tickets too.',
  notTransferable: 'This ticket is for its airline only. Please choose a flight of the same airline.',
  routeDiffers: 'A change cannot alter the cities of departure and arrival.',
  cabinDiffers: 'Please choose the same class of cabin as before.',
  sameFlight: 'This is the flight you have. Please choose another one.',
  journeyOutOfOrder:
    'The new flight is at the time of another flight of the journey. Please choose another one.',
  changeUnknown: 'This order is not a change.',
  changeApprovalRequired:
    'Your company asks for an approval before tickets are changed. Please request it first.',
  changeApprovalNotRequired: 'This change needs no approval. Please request the change itself.',

  rebuyNotOffered:
    'These tickets cannot be refunded and bought anew at once. Please change them, or do one after the other.',
  rebuyAmountChanged: 'The cost of refunding and buying anew has changed. Please check it and submit again.',
  rebuyNotCheaper: 'Refunding and buying anew is no longer cheaper. Please change the tickets instead.',

  tooManyFiles: 'Too many files that are not submitted. Please submit them first or try again later.',
  fileUnknown: 'The file does not exist or is no longer available. Please upload it again.',
};

const EXPIRED = 'Your session has expired. Please sign in again.';
const SYSTEM_FAULT = 'Something went wrong in the travel service. Please try again.';

/** What the error catalogue says without words of the gateway, by code. */
const FAILURES: Readonly<Record<string, string>> = {
  'no-token': EXPIRED,
  '8888': EXPIRED,
  'auth-sign': 'Your sign-in is not valid. Please sign in again.',
  refused: SYSTEM_FAULT,
  malformed: SYSTEM_FAULT,
  '401': EXPIRED,
  http: EXPIRED,
  cancelled: 'Cancelled because the page changed.',
  timeout: 'The request timed out. Please try again later.',
  'no-gateway': 'No gateway address is set up. Please contact your administrator.',
  'origin-not-allowed':
    'This website is not allowed to use the travel service. Please contact your administrator.',
  'natives-broken':
    'Another script on this page disturbs the travel service. Please contact the website administrator.',
  network: 'No connection. Please check your network and try again.',
};

const TABS: Readonly<Record<keyof typeof TAB_TEXTS, string>> = {
  'signed-out': 'You have signed out. Please sign in again.',
  'signed-in-again': 'You have signed in again in another tab. This page will reload.',
  'switched-enterprise': 'You have switched company in another tab. This page will reload.',
};

const CHUNKS: Readonly<Record<keyof typeof CHUNK_SAYS, string>> = {
  CHUNK_LOAD_FAILED: 'A part of the page could not be loaded. Check your connection and try again.',
  CSS_CHUNK_LOAD_FAILED: 'A style of the page could not be loaded. Check your connection and try again.',
};

/** Of changes that were not sent, by the code of their error. */
const CHANGES = { ANOTHER_USER: 'Somebody else has signed in. Nothing was sent.' };

const byCode = new Map<string, string>(Object.entries({ ...CHUNKS, ...CHANGES }));
const byMessage = new Map<string, string>();

for (const table of [
  APPROVAL_FAULTS,
  AUTHORIZE_FAULTS,
  BI_ANALYSIS_FAULTS,
  COMMON_FAULTS,
  DATA_PERMISSION_FAULTS,
  ENTERPRISE_FAULTS,
  DOWNLOAD_FAULTS,
  ENTERPRISE_SETTING_FAULTS,
  FILES_FAULTS,
  FLIGHT_BOOKING_FAULTS,
  LOGIN_FAULTS,
  ORDER_FAULTS,
  PAYMENT_FAULTS,
  REFUND_FAULTS,
  CHANGE_FAULTS,
  REBUY_FAULTS,
  SAVED_VIEW_FAULTS,
  STANDARDS_FAULTS,
  TRAVELLERS_FAULTS,
  WEBSITE_FAULTS,
]) {
  for (const [name, { code, msg }] of Object.entries(table)) {
    const text = FAULTS[name as FaultName];
    byCode.set(code, text);
    byMessage.set(msg, text);
  }
}
function learn<Name extends string>(chinese: Record<Name, string>, english: Record<Name, string>): void {
  for (const name of Object.keys(chinese) as Name[]) byMessage.set(chinese[name], english[name]);
}
for (const { verdict } of ERROR_CATALOGUE) {
  // as if the gateway had said nothing, but why it will have no token
  for (const failure of [
    { type: 'answer', code: '', msg: '' },
    { type: 'http', status: 0, code: 'http', msg: 'authSign' },
  ] as const) {
    const { code, msg, notice } = verdict(failure);
    const text = FAILURES[code];
    if (text === undefined) continue;
    for (const chinese of [msg, notice?.text]) {
      if (chinese !== undefined && !byMessage.has(chinese)) byMessage.set(chinese, text);
    }
  }
}
learn(TAB_TEXTS, TABS);
learn(CHUNK_SAYS, CHUNKS);

/** Words that are not known stand behind a sentence of ours. */
function say(message: string): string {
  const known = byMessage.get(message);
  if (known !== undefined) return known;
  return /\p{Script=Han}/u.test(message) ? `The travel service answered: “${message}”` : message;
}

function of(error: unknown): string {
  if (!(error instanceof Error)) return SYSTEM_FAULT;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' ? byCode.get(code) : undefined) ?? say(error.message);
}

export default { of, say } satisfies ErrorTexts;
