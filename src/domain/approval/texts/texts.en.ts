import type { ApplyType } from '../../../contract/approval/approval';
import english from '../../travel-standard/texts/texts.en';
import type { NoticeTexts, NoticeFacts } from './texts';

const noun = (type: ApplyType): string => english.applyType(type).toLowerCase();

function noticeText({ kind, applyType: type, applicantName, byName }: NoticeFacts): string {
  const what = noun(type);
  switch (kind) {
    case 'asked':
      return `${applicantName}’s ${what} awaits your approval`;
    case 'passedOn':
      return `${byName} has passed ${applicantName}’s ${what} on to you`;
    case 'added':
      return `${byName} asks you to approve ${applicantName}’s ${what} too`;
    case 'askedAgain':
      return `${applicantName}’s ${what} was sent back: please decide anew`;
    case 'urged':
      return `${applicantName} reminds you to approve their ${what}`;
    case 'standIn':
      return `${applicantName}’s ${what} awaits your approval in place of ${byName}`;
    case 'holdEnding':
      return `The price held for ${applicantName}’s ${what} is about to end: please decide soon`;
    case 'copied':
      return `You have a copy of ${applicantName}’s ${what}`;
    case 'replaced':
      return `${byName} may not decide your ${what} any more: somebody else does`;
    case 'agreed':
      return `Your ${what} has been approved`;
    case 'refused':
      return byName === '' ? `Your ${what} was not approved` : `${byName} has refused your ${what}`;
    case 'withdrawn':
      return `${applicantName} has withdrawn their ${what}: there is nothing to approve`;
    case 'expired':
      return `${applicantName}’s ${what} was not decided in time and is void`;
    case 'void':
      return `${applicantName}’s ${what} is void: there is nothing to approve`;
  }
}

export default { said: noticeText } satisfies NoticeTexts;
