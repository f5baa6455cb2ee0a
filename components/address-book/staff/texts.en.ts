import type { StaffState } from '../../../src/contract/address-book/staff-members';
import dependents from '../../../src/contract/address-book/dependent-words.en';
import type { Fate } from '../../../src/contract/address-book/staff-state';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { createWords } from '../../../src/element/errors/words';
import type { StaffMemberTexts } from './texts';

const FATES_SAID: Readonly<Record<Fate, string>> = {
  successor: 'need a successor',
  either: 'handed over, or ended without a successor',
  rest: 'may be handed over, otherwise kept until they return',
  end: 'ended',
  stay: 'kept',
};
const CARDS: Readonly<Record<number, string>> = {
  [CARD_TYPE.idCard]: 'Identity card',
  [CARD_TYPE.passport]: 'Passport',
  [CARD_TYPE.militaryId]: 'Military ID',
  [CARD_TYPE.homeReturnPermit]: 'Home Return Permit',
  [CARD_TYPE.taiwanPass]: 'Taiwan Compatriot Permit',
  [CARD_TYPE.foreignResident]: 'Foreign permanent resident ID',
  [CARD_TYPE.foreignPassport]: 'Foreign passport',
  [CARD_TYPE.hkMoTwResident]: 'Hong Kong, Macao and Taiwan resident permit',
};
const STATES: Readonly<Record<StaffState, string>> = {
  active: 'Active',
  stopped: 'Stopped',
  departed: 'Departed',
};
const findWord = createWords([dependents]);
const word = (text: string): string => findWord(text) ?? text;
/** One of the matters in a text of the log: 直接下属3项移交张三. */
const MATTER = /[^、].*?\d+项(?:移交[^、]+)?(?=、|$)/g;

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });

export default {
  noun: 'staff member',
  nothing: 'No staff yet',
  hint: 'Name, pinyin, staff number, phone or its last four digits',
  tabs: 'Staff and departments',
  staffTab: 'Staff',
  departmentTab: 'Departments',
  contactTab: 'Changes of sign-in data',
  backToStaff: 'Back to staff list',
  wholeDetail: 'Page of the member of staff',
  wholeForm: 'Edit on a page',
  staffName: 'Name',
  latinName: 'Name in Latin letters',
  latinNameHint: 'As in the passport, such as LIN/XIAOYU',
  sexTem: 'Sex',
  sexOf: (sex) => (sex === 0 ? 'Male' : 'Female'),
  untold: 'Not given',
  birthDay: 'Date of birth',
  nationality: 'Country or region',
  // `of` throws for a text that is no code
  nationalityName: (code) => (/^[A-Z]{2}$/.test(code) ? (REGIONS.of(code) ?? code) : code),
  noNationality: 'No country or region matches',
  nationalityHint: 'Find it by its Chinese name or by its code of two letters',
  cardType: 'Document type',
  cardName: (type) => CARDS[type] ?? 'Other document',
  cardNo: 'Document number',
  cardValidUntil: 'Document valid until',
  phone: 'Contact phone',
  phoneHint:
    'New staff sign in with it, or are invited to join. Later changes are for contact only: staff change their sign-in phone under account safety',
  email: 'Contact email',
  emailHint: 'For contact only: staff change their sign-in email under account safety',
  jobNO: 'Staff number',
  jobNOHint: 'Numbered automatically if left empty for new staff',
  department: 'Department',
  position: 'Position',
  grade: 'Grade',
  supervisor: 'Supervisor',
  supervisorFilter: (filter) => (filter === 'none' ? 'Not set' : 'Set'),
  costCenter: 'Cost centre',
  accountingEntity: 'Accounting entity',
  staffState: 'Status',
  stateName: (state) => STATES[state],
  stateFilter: (state) => (state === 'present' ? 'Not departed' : STATES[state]),
  ownDepartment: 'Department (without those below)',
  extInfoList: 'Custom information',
  stateSince: 'Status since',
  modifyTime: 'Changed',
  identityPart: 'Personal information',
  contactPart: 'Contact',
  documentPart: 'Document',
  placePart: 'Employment',
  keptHint: 'You cannot change this of your own. Ask another administrator to change it',
  withExtInfo: 'Export custom fields',
  import: 'Import staff',
  show: (name) => `Show ${name.toLowerCase()} in full`,
  hide: (name) => `Hide ${name.toLowerCase()}`,
  stop: 'Stop',
  start: 'Reinstate',
  stopOne: (name) => `Stop “${name}”`,
  startOne: (name) => `Reinstate “${name}”`,
  stopAsk: (name) =>
    `“${name}” will be signed out of your company at once and cannot sign in to it again, be found, booked for or named as an approver. Their roles and rights end. Orders, bills and reports stay.`,
  startAsk: (name) =>
    `“${name}” can sign in to your company again. Former roles, administration and booking on behalf do not come back by themselves.`,
  stateSaved: (name, state) => `${name} was ${state === 'active' ? 'reinstated' : 'stopped'}`,
  depart: 'Record departure',
  departTitle: (name) => `Record the departure of “${name}”`,
  departHint:
    'They will be signed out of your company at once. Orders, bills and reports stay. These matters are handed over to a successor or end.',
  groupSummary: (name, count, fate) => `${word(name)} (${count}): ${FATES_SAID[fate]}`,
  rowName: word,
  moreRows: (count) => `${count} more`,
  departNothing: 'They have nothing that must be handed over or ended.',
  departFailed: (why) => `Their matters could not be loaded: ${why}`,
  loadingDeparture: 'Loading their matters',
  successorOfAll: 'Successor',
  successorHint: 'For all matters below without a successor of their own',
  callersTitle: 'Matters that concern yourself',
  callersHint:
    'You do not choose the successor for these: the supervisor, the head of the department above or the main administrator takes them over.',
  callersRow: (name, successorName) =>
    successorName === '' ? `${word(name)}: will be vacant` : `${word(name)}: ${successorName}`,
  beyondTitle: 'Matters that you have no right to hand over',
  beyondHint: 'You do not choose the successor for these.',
  beyondRow: (name, count, successorName) =>
    `${word(name)} (${count}): dealt with by the main administrator, ${successorName}`,
  successorFor: (names) => `Choose a successor for: ${names.map(word).join('; ')}`,
  successorsByKind: 'Choose successors one by one',
  successorOf: (name) => `Successor for: ${word(name)}`,
  departed: (name) => `The departure of ${name} was recorded`,
  rolesToGive: 'Roles to give',
  rolesToGiveHint: 'Only roles that you may give are listed; choose none for no role',
  loadingRoles: 'Loading roles',
  rolesFailed: (why) => `The roles could not be loaded: ${why}`,
  handedOver: 'Handed over',
  ended: 'Ended',
  matters: (text) => text.match(MATTER)?.map(word).join('; ') ?? text,
  givenRoles: 'Roles given',
  cancel: 'Cancel',
} satisfies StaffMemberTexts;
