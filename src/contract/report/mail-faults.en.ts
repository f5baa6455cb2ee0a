import { inEnglish } from '../fault-texts';
import { REPORT_MAIL_FAULTS } from './mail-faults';

export default inEnglish(REPORT_MAIL_FAULTS, {
  scheduleUnknown: 'This scheduled mail does not exist any more.',
  schedulesFull: 'There are too many scheduled mails. Please delete some that are not used any more.',
  recipientNotAllowed:
    'Some of the recipients have no e-mail address or may not see this report. Please choose others.',
  noOwnAddress: 'There is no e-mail address of yours to send a test to.',
  reportLinkGone: 'The link is no longer valid.',
  reportLinkForeign: 'This link is not for you.',
});
