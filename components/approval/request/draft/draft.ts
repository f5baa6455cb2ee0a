import type { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { FormFields, TripContent } from '../../../../src/contract/approval/trip';
import type { BodyOf } from '../../../../src/contract/call';
import type { StoredFile } from '../../../../src/contract/files/files';
import type { StaffTraveller } from '../../../../src/contract/staff';
import { addDays } from '../../../../src/domain/shanghai-time';
import { blankLeg, isBlankLeg, legOf, type LegEntry } from '../legs/leg-entry';

/** Business types of specification 1. */
export const KIND = { trip: 1, preTrip: 9 } as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

export const MOST_TRAVELLERS = 9;
export const REASON_LENGTH = 200;
const MOST_DAYS_AHEAD = 365;

export type Traveller = Pick<StaffTraveller, 'staffNO' | 'staffName' | 'deptName'>;

/** A request as far as it is typed. */
export interface RequestDraft {
  /** Staff number of whoever types it. */
  owner: string;
  applyType: Kind;
  purposeCode: string;
  reason: string;
  /** In the order travelled. */
  legs: readonly LegEntry[];
  travellers: readonly Traveller[];
  /** '' for nobody named. */
  costCenterNo: string;
  accountingEntityNo: string;
  /** Uploaded; they belong to the request once it is submitted. */
  files: readonly StoredFile[];
  /** Number of a request of before whose files are still to be taken along; '' for none. */
  filesOf: string;
  /** The trip that is to be changed, and what of it was agreed to last; null for a new request. */
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

/** Has anything been typed that would be missed? */
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

/** Days a trip may lie on. */
export const requestDays = (today: string) => ({ min: today, max: addDays(today, MOST_DAYS_AHEAD), today });

/** What a form asks for before it is known: no more than every form does. */
export const PLAIN_FORM: FormFields = {
  budget: 'optional',
  costCenter: 'hidden',
  accountingEntity: 'hidden',
  files: 'hidden',
};

/** What is sent: nothing that the form does not ask for. */
export function bodyOf(draft: RequestDraft, form: FormFields): BodyOf<typeof submitApprovalApplyAuto> {
  const { applyType, purposeCode, reason, legs, travellers, costCenterNo, accountingEntityNo, files } = draft;
  return {
    applyType,
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

/** The field of a path of the body: `legs.1.depCityCode` is the city that the second leg leaves from. */
export function fieldOf(path: string): string {
  const [name = '', at, cell = ''] = path.split('.');
  if (name === 'legs' && at !== undefined) return `legs.${at}.${cell.replace(/CityCode$/, 'City')}`;
  return FIELDS[name] ?? name;
}
