import type { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { FormFields, TripContent } from '../../../../src/contract/approval/trip';
import type { BodyOf } from '../../../../src/contract/call';
import type { StoredFile } from '../../../../src/contract/files/files';
import type { StaffTraveller } from '../../../../src/contract/staff';
import { addDays } from '../../../../src/domain/shanghai-time';
import { blankLeg, isBlankLeg, legOf, type LegEntry } from '../legs/leg-entry';

/** Application types of section 1 of the specification. */
export const KIND = { trip: 1, preTrip: 9 } as const;
/** Business type of a changed pre-trip request. */
export const CHANGED_PRE_TRIP = 17;
export type Kind = (typeof KIND)[keyof typeof KIND];

export const MOST_TRAVELLERS = 9;
export const REASON_LENGTH = 200;
const MOST_DAYS_AHEAD = 365;

export type Traveller = Pick<StaffTraveller, 'staffNO' | 'staffName' | 'deptName'>;

/** Draft of a travel request. */
export interface RequestDraft {
  /** Staff number of the author. */
  owner: string;
  applyType: Kind;
  purposeCode: string;
  reason: string;
  /** In travel order. */
  legs: readonly LegEntry[];
  travellers: readonly Traveller[];
  /** '' when none is chosen. */
  costCenterNo: string;
  accountingEntityNo: string;
  /** Uploaded files; they belong to the request once it is submitted. */
  files: readonly StoredFile[];
  /** Number of a former request whose files are still to be copied; '' for none. */
  filesOf: string;
  /** Trip to be changed, with its last approved content; null for a new request. */
  change: { applyId: string; agreed: TripContent } | null;
}

export const blankDraft = ({ staffNO, staffName, deptName }: Traveller): RequestDraft => ({
  owner: staffNO,
  applyType: KIND.trip,
  purposeCode: '',
  reason: '',
  legs: [blankLeg()],
  travellers: [{ staffNO, staffName, deptName }],
  costCenterNo: '',
  accountingEntityNo: '',
  files: [],
  filesOf: '',
  change: null,
});

/** True when the draft contains input that the user would miss. */
export function isTouched(draft: RequestDraft): boolean {
  const { purposeCode, reason, costCenterNo, accountingEntityNo, legs, travellers, files, owner } = draft;
  return (
    [purposeCode, reason, costCenterNo, accountingEntityNo].some((text) => text !== '') ||
    files.length > 0 ||
    legs.length > 1 ||
    legs.some((leg) => !isBlankLeg(leg)) ||
    travellers.some(({ staffNO }) => staffNO !== owner)
  );
}

/** Permitted days of a trip. */
export const requestDays = (today: string) => ({ min: today, max: addDays(today, MOST_DAYS_AHEAD), today });

/** Form fields used before the template is known, the minimum that every form has. */
export const PLAIN_FORM: FormFields = {
  budget: 'optional',
  costCenter: 'hidden',
  accountingEntity: 'hidden',
  files: 'hidden',
};

/** Request body. It omits fields that the form hides. */
export function bodyOf(draft: RequestDraft, form: FormFields): BodyOf<typeof submitApprovalApplyAuto> {
  const { applyType, purposeCode, reason, legs, travellers, costCenterNo, accountingEntityNo, files } = draft;
  return {
    applyType: draft.change !== null && applyType === KIND.preTrip ? CHANGED_PRE_TRIP : applyType,
    purposeCode,
    reason: reason.trim(),
    legs: legs.map((leg) => ({ ...legOf(leg), ...(form.budget === 'hidden' ? { budget: null } : {}) })),
    travellerNOList: travellers.map(({ staffNO }) => staffNO),
    costCenterNo: form.costCenter === 'hidden' ? '' : costCenterNo,
    accountingEntityNo: form.accountingEntity === 'hidden' ? '' : accountingEntityNo,
    fileNos: form.files === 'hidden' ? [] : files.map(({ fileNo }) => fileNo),
    changeOf: draft.change?.applyId ?? '',
  };
}

const FIELDS: Readonly<Record<string, string>> = { travellerNOList: 'travellers', fileNos: 'files' };

/** Form field of a body path: `legs.1.depCityCode` is the departure city of the second leg. */
export function fieldOf(path: string): string {
  const [name = '', at, cell = ''] = path.split('.');
  if (name === 'legs' && at !== undefined) return `legs.${at}.${cell.replace(/CityCode$/, 'City')}`;
  return FIELDS[name] ?? name;
}
