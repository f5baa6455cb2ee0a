import { inEnglish } from '../fault-texts';
import { AGENCY_FAULTS } from './faults';

export default inEnglish(AGENCY_FAULTS, {
  operatorSignInWrong: 'The name or the password is not right.',
  operatorLocked: 'Too many wrong tries. Please try again in 15 minutes.',
  operatorGuarded:
    'Too many wrong tries. Please ask an operations operator for a new link, or try again in 24 hours.',
  operatorCodeWrong: 'The code is not right, or was used. Please enter a new one.',
  operatorSignInOver: 'The sign-in took too long. Please sign in again.',
  operatorLinkDead:
    'This link is not valid, or not any more. Please ask an operations operator for a new one.',
  operatorLoginNameTaken: 'This name for signing in is taken. Please choose another one.',
  operatorUnknown: 'The operator was not found.',
  operatorIsCaller:
    'You cannot stop yourself or change your own name and roles. Please ask another operator.',
  lastOperationsOperator: 'At least one active operations operator must remain.',
  operatorChanged: 'The operator was changed meanwhile. Please refresh and try again.',
  agencyEnterpriseUnknown: 'The enterprise was not found.',
  confirmationChanged: 'The confirmation has changed meanwhile. Please refresh and try again.',
  confirmationOwn: 'You have confirmed it. Above the limit another operator has to confirm it too.',
  confirmationOthers: 'You can only withdraw your own confirmation.',
  confirmationVoid:
    'The first operator was stopped or may not confirm any more. Please return it and start again.',
  confirmationByOperations:
    'Operators with the operations role do not confirm money above the limit. Please ask another one of finance.',
  confirmationLinked:
    'One of the two operators has made the sign-in link of the other. Please ask another one of finance.',
  dualControlByFinance:
    'Operators who confirm money cannot change the limit. Please ask another operations operator.',
  refundOwedUnknown: 'The refund was not found.',
  bankReferenceBooked:
    'The transfer with this bank reference was booked already. Please look at recharges and bank statements.',
  rechargeAmountDiffers: 'The bank statement has another amount for this bank reference. Please check it.',
  receiptIsRecharge:
    'The transfer with this bank reference was announced as a recharge. Please decide about the recharge.',
  refundOwedOver: 'The money was booked or settled already. Please refresh.',
  assignmentChanged: 'The amount owed has changed. Please check the assignment again.',
  disputeChanged: 'The dispute has new messages. Please refresh before you decide.',
  dualControlChanged: 'The limit was changed meanwhile. Please refresh and try again.',
  enterpriseStateChanged: 'The state of the enterprise was changed meanwhile. Please refresh and try again.',
  contractChanged: 'The contract was changed meanwhile. Please refresh and try again.',
  enterpriseInvitationOver: 'The invitation was not found or is withdrawn. Please refresh.',
  administratorOfOthers:
    'The account of the main administrator also belongs to an enterprise of another agency. Please have the link made by a command of the server.',
  administratorUnable: 'A link for the main administrator cannot be made.',
  agencyClaimUnknown: 'The claim was not found.',
  lockedAccountChanged: 'The account was unlocked or changed meanwhile. Please refresh and try again.',
  chatUnknown: 'The chat was not found.',
  chatMoved: 'The chat has another operator by now. Please refresh and try again.',
  chatNotTaken: 'Please take the chat first.',
  chatOperatorUnknown: 'This operator cannot take chats. Please choose another one.',
  cannedReplyTaken: 'There is a prepared reply with this text.',
  cannedRepliesFull: 'There can be 200 prepared replies. Please remove unused ones first.',
  cannedReplyChanged: 'The prepared reply was changed or removed meanwhile. Please refresh and try again.',
  agencyOrderUnknown: 'The order was not found.',
  orderNotIssuing: 'The order does not wait for its tickets. Please refresh.',
  ticketNosTaken: 'A ticket number is repeated or belongs to another ticket. Please check.',
  refundNotOpen: 'The refund is not under way. Please refresh.',
  issueUnknown:
    'The supplier has not answered whether it has issued the tickets. Please ask again first, and refund after a refusal.',
  ticketsBoarded: 'The flight has departed, and it is not certain that the passenger was not on board.',
  operatorProofNeeded: 'Please enter a code of the authenticator app first.',
  confirmationSameMaker:
    'The sign-in links of both come from one operator, directly or not, one of them used within 24 hours. Please ask another one of finance.',
  partnerAppUnknown: 'The application was not found.',
  partnerAppChanged: 'The application was changed meanwhile. Please refresh and try again.',
  partnerSecretsFull: 'The application has two working secrets. Please end one of them first.',
  partnerSecretOver: 'The secret has ended. Please refresh.',
  partnerAppUsed:
    'Only applications that are stopped and were never used, or stopped for 30 days, can be removed.',
  webhookEndpointUnknown: 'The webhook endpoint was not found.',
  webhookEndpointChanged: 'The webhook endpoint was changed meanwhile. Please refresh and try again.',
  webhookEndpointOff: 'The webhook endpoint is off. Switch it on before sending.',
  webhookEndpointOn: 'Switch the webhook endpoint off before removing it.',
  webhookSecretsFull: 'Two secrets sign already. Wait until the former one ends, or end it at once.',
  webhookDeliveryUnknown: 'The delivery was not found.',
  webhookEndpointsFull: 'An application has at most 20 webhook endpoints.',
  siteUnknown: 'The site was not found.',
  siteChanged: 'The site was changed meanwhile. Please refresh and try again.',
  lastSite: 'At least one site has to remain.',
  agencyAdvertUnknown: 'The advert was not found.',
  advertChanged: 'The advert was changed meanwhile. Please refresh and try again.',
  parameterChanged: 'The parameter was changed meanwhile. Please refresh and try again.',
  dictionaryChanged: 'The dictionary was changed meanwhile. Please refresh and try again.',
  thirdPageChanged: 'The address of the page was changed meanwhile. Please refresh and try again.',
});
