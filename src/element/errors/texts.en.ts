import { APPROVAL_FAULTS } from '../../contract/approval/faults';
import { AUTHORIZE_FAULTS } from '../../contract/authorize/faults';
import { BI_ANALYSIS_FAULTS } from '../../contract/bi-analysis/faults';
import { COST_CENTER_FAULTS } from '../../contract/cost-center/faults';
import { DATA_PERMISSION_FAULTS } from '../../contract/data-permission/faults';
import { DOWNLOAD_FAULTS } from '../../contract/download/faults';
import { ENTERPRISE_SETTING_FAULTS } from '../../contract/enterprise-setting/faults';
import { ENTERPRISE_FAULTS } from '../../contract/enterprise/faults';
import { COMMON_FAULTS } from '../../contract/faults';
import { FILES_FAULTS } from '../../contract/files/faults';
import { FLIGHT_BOOKING_FAULTS } from '../../contract/flight-booking/faults';
import { INVITE_FAULTS } from '../../contract/invite/faults';
import { LOGIN_FAULTS } from '../../contract/login/faults';
import { ORDER_FAULTS } from '../../contract/order/faults';
import { PAYMENT_FAULTS } from '../../contract/payment/faults';
import { CHANGE_FAULTS } from '../../contract/order/change-faults';
import { REBUY_FAULTS } from '../../contract/order/rebuy-faults';
import { REFUND_FAULTS } from '../../contract/order/refund-faults';
import { RESOURCE_FAULTS } from '../../contract/resource/faults';
import { SAVED_VIEW_FAULTS } from '../../contract/saved-view/faults';
import { SETTLEMENT_FAULTS } from '../../contract/settlement/faults';
import { STANDARDS_FAULTS } from '../../contract/standards/faults';
import { SETTLE_PAYMENT_FAULTS } from '../../contract/settlement/payment-faults';
import { SETTLE_COMPARE_FAULTS } from '../../contract/settlement/compare-faults';
import { SETTLE_PRODUCT_FAULTS } from '../../contract/settlement/product-faults';
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
  secondStepOver: 'This sign-in took too long. Please sign in again.',
  secondStepNeeded: 'Please enter the 6-digit code of your authenticator app as well.',
  secondStepWrong: 'The code is wrong or was used already. Please wait for the next one.',
  recoveryCodeWrong: 'The recovery code is wrong or was used already. Please use another one.',
  secondStepLocked: 'Too many wrong codes. Try again in 15 minutes or use a recovery code.',
  totpThere: 'An authenticator app is set up already. Please turn it off first.',
  totpMissing: 'Please set up an authenticator app first.',
  proofNeeded: 'Please prove your identity first.',
  proofWrong: 'That is not right, or not valid any more. Please check it and try again.',
  proofLocked: 'Too many wrong tries. Please try again in 15 minutes.',
  phoneTaken: 'This phone number belongs to another account. Please use another one.',
  claimOpen: 'You have a claim that is not over yet. Please withdraw it first.',
  claimOver: 'This claim was decided or withdrawn meanwhile. Please refresh.',
  safetyLinkDead: 'This link is not valid, or not any more.',
  safetyBeyondPartner: 'Please sign in to the portal to set the safety of your account.',
  codeCapReached: 'No more codes for now. Please try again in 24 hours.',
  securityPasswordMissing: 'Please set a security password under account safety first.',
  pcLoginDisabled: 'You cannot sign in on a computer. Please contact your administrator.',
  thirdPartyUnknown: 'This way to sign in is not supported. Please sign in with your account and password.',
  redirectUriRefused:
    'The address to return to after sign-in is not allowed. Please contact your administrator.',
  authorizationWrong: 'The authorisation is no longer valid. Please sign in again.',
  invitationUnknown:
    'The invitation link is incomplete or does not exist. Check it, or ask your administrator for a new one.',
  invitationExpired: 'The invitation has expired. Please ask the administrator for a new one.',
  invitationUsedUp: 'All places of the invitation are taken. Please ask the administrator for a new one.',
  invitationWithdrawn: 'The invitation has been withdrawn. Please contact the administrator.',
  invitePhoneUnproved: 'The verification of your number has expired. Please request a new code.',
  inviteCodesUsedUp: 'No more codes can be sent for this invitation today. Try again in 24 hours.',
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
  budgetExceeded: 'The budget of the cost centre does not cover this.',
  budgetRunsOut: 'This goes beyond the budget of the cost centre. Confirm to go on all the same.',
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
  costCenterUnknown: 'There is no such cost centre.',
  budgetChanged: 'Somebody else has changed this budget meanwhile. Reload and try again.',
  receiptUnknown: 'This receipt does not exist.',
  receiptOver: 'This receipt has been dealt with. Please reload.',
  billNotOwed: 'The bill is not confirmed, or nothing of it is owed any more.',
  billOverpaid: 'This is more than is owed. Please check the amount.',
  billPayerConfirmed: 'You have confirmed this bill. Your company wants somebody else to pay it.',
  billNotPayable: 'There is no confirmed bill with this number or code.',
  prepaidMissing:
    'The company has no prepaid account, so what was paid too much cannot go there. Please contact the company.',
  overPaymentSpent:
    'What was paid too much has been spent of the prepaid account since: the booking cannot be undone.',
  creditSpent:
    'The credit line that the payment brought back has been used since: the booking cannot be undone.',
  comparisonUnknown: 'There is no such comparison.',
  comparisonBusy: 'The comparison is under way. Please wait a moment.',
  comparisonFailed: 'This comparison failed. Please upload the file again.',
  settleProductChanged: 'Somebody else has changed who may use this product. Reload and try again.',
  costObjectUnknown: 'It does not exist.',
  costObjectChanged: 'Somebody else has changed it meanwhile. Reload and try again.',
  costObjectClosed: 'It is closed.',
  successorNeeded: 'Staff or others below still use it. Choose what takes its place.',
  importUnknown: 'There is no such import.',
  importBusy: 'The import is being worked on. Please wait.',
  importOver: 'This import is over.',
  importWrong: 'Something in the file is wrong. Nothing was imported.',
  undoTooLate: 'An import can be undone for 24 hours only.',
  undoUsed: 'What was imported is in use or was changed. It cannot be undone any more.',
  billUnknown: 'There is no such bill.',
  billChanged: 'The bill has changed meanwhile. Reload and try again.',
  billNotConfirmable: 'This bill cannot be confirmed or disputed now.',
  lineNotDisputable: 'What is chosen cannot be disputed.',
  lineDisputed: 'What is chosen has been disputed already.',
  disputeUnknown: 'There is no such dispute.',
  disputeOver: 'This dispute is over.',
  billsNotSeen: 'Bills are only for those who may see the whole enterprise.',
  savedViewUnknown: 'This saved filter does not exist any more.',
  savedViewNameTaken: 'There is a saved filter of that name already.',
  savedViewsFull: 'No more filters can be saved. Please delete some that are not used any more.',
  sharedViewsFull: 'No more filters can be shared for this report.',
  scheduleUnknown: 'This scheduled mail does not exist any more.',
  schedulesFull: 'There are too many scheduled mails. Please delete some that are not used any more.',
  recipientNotAllowed:
    'Some of the recipients have no e-mail address or may not see this report. Please choose others.',
  noOwnAddress: 'There is no e-mail address of yours to send a test to.',
  reportLinkGone: 'The link is no longer valid.',
  reportLinkForeign: 'This link is not for you.',
  orderNotCancellable: 'The order cannot be cancelled in its current state.',
  payMethodUnavailable: 'This payment method is not available. Please choose another one.',
  payAmountChanged: 'The amount due has changed. Please reload and try again.',
  walletShort:
    'The company’s prepaid balance is too low. Please choose another payment method or contact your administrator.',
  creditShort:
    'The company’s credit limit is too low. Please choose another payment method or contact your administrator.',
  monthlyNotOpen:
    'Your company has not opened monthly settlement to you. Please choose another payment method or contact your administrator.',
  returnUrlRefused: 'The address to return to is not allowed.',
  tradeNoReused: 'This transaction number has been used for another payment.',
  walletOrderLimit:
    'This is beyond your company’s limit for one order. Please choose another payment method or contact your administrator.',
  walletPersonLimit:
    'This is beyond what you may pay by your company today. Please choose another payment method or contact your administrator.',
  walletDayLimit:
    'This is beyond what your company pays in a day. Please choose another payment method or contact your administrator.',
  invoiceUnknown: 'There is no such invoice.',
  invoiceTitleUnknown: 'There is no such invoice title, or it is no longer used.',
  invoiceTemplateUnknown: 'There is no such invoice template.',
  invoiceSettingChanged: 'Somebody else has changed this. Reload it before you change it.',
  invoiceItemTaken:
    'Some of what is chosen is invoiced, or cannot be invoiced any more. Reload and choose again.',
  tooManyInvoices: 'At most 100 invoices at a time. Choose fewer fees, or raise the ceiling of an invoice.',
  invoiceStateChanged: 'The state of the invoice has changed. Please reload.',
  receiptTicketTaken:
    'Some of the tickets chosen are already invoiced, too old, or cannot have a receipt. Refresh and choose again.',
  invoicesNotSeen: 'Only those who see the whole enterprise’s data can manage invoices.',
  rechargeUnknown: 'There is no such recharge.',
  rechargeOver: 'This recharge has been decided already. Please reload.',
  walletMissing: 'Your company has no prepaid account. Please contact your account manager.',
  walletReviewNeeded: 'Somebody else has to agree to this payment by the prepaid account first.',
  walletSecurityNeeded: 'Please give your security password for this.',
  walletSecurityUnset:
    'This needs a security password. Please set one in the security settings of your account first.',
  walletSecurityBeyondPartner:
    'This needs your security password. Please sign in to the travel portal to go on.',
  walletReviewNotNeeded: 'This payment needs nobody’s consent. Please pay it.',
  walletReviewUnknown: 'There is no such consent.',
  walletReviewOver: 'This was decided meanwhile, or the order can no longer be paid. Please refresh.',
  walletReviewOwn: 'You cannot agree to a payment that you have asked for yourself.',
  walletSettingsChanged:
    'Somebody else has changed the settings of the wallet. Please reload and change them again.',

  overStandardReasonMissing: 'This fare is over the travel policy. Please give a reason.',
  overStandardForbidden:
    'This fare is over the travel policy and cannot be booked. Please choose another one.',
  withinStandard: 'This fare is within the travel policy: no application is needed.',
  rowUnknown: 'This entry does not exist or was deleted. Please reload and try again.',
  rowChanged: 'Somebody else has changed this entry. Please check it before you save.',
  rowInUse: 'This entry is in use and cannot be deleted.',
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
  approverTravels: 'Travellers cannot decide their own trips. Please choose somebody else.',
  decidesOwn: 'You are the applicant and cannot decide your own application. Somebody else has to.',
  decidesOwnTrip: 'You travel yourself and cannot decide your own trip. Somebody else has to.',
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
  COST_CENTER_FAULTS,
  DATA_PERMISSION_FAULTS,
  ENTERPRISE_FAULTS,
  DOWNLOAD_FAULTS,
  ENTERPRISE_SETTING_FAULTS,
  FILES_FAULTS,
  FLIGHT_BOOKING_FAULTS,
  INVITE_FAULTS,
  LOGIN_FAULTS,
  ORDER_FAULTS,
  PAYMENT_FAULTS,
  REFUND_FAULTS,
  CHANGE_FAULTS,
  REBUY_FAULTS,
  RESOURCE_FAULTS,
  SAVED_VIEW_FAULTS,
  SETTLEMENT_FAULTS,
  STANDARDS_FAULTS,
  TRAVELLERS_FAULTS,
  WEBSITE_FAULTS,
  SETTLE_PAYMENT_FAULTS,
  SETTLE_COMPARE_FAULTS,
  SETTLE_PRODUCT_FAULTS,
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
