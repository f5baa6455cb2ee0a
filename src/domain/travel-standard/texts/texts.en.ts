import type { ApplyType } from '../../../contract/approval/approval';
import type { BookTime, WorkTime } from '../book-time';
import type { StandardTexts } from './texts';

const APPLY_TYPES: Readonly<Record<ApplyType, string>> = {
  1: 'Travel request',
  2: 'Over-policy request',
  9: 'Pre-trip request',
  17: 'Pre-trip change request',
  18: 'Over-policy change request',
  19: 'Refund request',
  20: 'Change request',
};
const FORMS: Readonly<Record<ApplyType, string>> = {
  1: 'travel requests',
  2: 'over-policy requests',
  9: 'pre-trip requests',
  17: 'pre-trip change requests',
  18: 'over-policy change requests',
  19: 'refund requests',
  20: 'change requests',
};
const hours = (ranges: string): string => ranges.split('|').join(', ');

export default {
  applyType: (type: ApplyType) => APPLY_TYPES[type],
  bookTime: (time: BookTime, { work, nonWork }: WorkTime) =>
    time === 1
      ? `in work hours, ${hours(work)}, except on public holidays`
      : `outside work hours, ${hours(nonWork)}, and on public holidays`,
  noTemplate: (type: ApplyType) =>
    `Your company has not set up the approval template for ${FORMS[type]}. Please contact your administrator.`,
  noForm: (type: ApplyType) =>
    `Your company has not set up the approval form for ${FORMS[type]}. Please contact your administrator.`,
  noDomain: 'The address of the approval site is not known. Please contact your administrator.',
  templatesFailed: 'The approval templates could not be read. Please try again later.',
} satisfies StandardTexts;
