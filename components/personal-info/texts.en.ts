import type { ChosenNotice, NoticeWay } from '../../src/contract/personal-info/notices';
import type { CardAirline, Meal, Relation, Seat } from '../../src/contract/personal-info/personal-info';
import type { DataAuthority } from '../../src/contract/data-permission/data-permission';
import type { LowestFareRule, OverPolicy, StandardScope } from '../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../src/domain/money/money';
import { CARD_TYPE } from '../../src/domain/passenger/card-type';
import type { DelegationProblem } from '../../src/domain/personal-info/delegation';
import type { Validity } from '../../src/domain/personal-info/validity';
import { objectName } from './object-names.en';
import type { SuccessKey, PersonalTexts, PictureProblem } from './texts';

const CARDS: Readonly<Record<number, string>> = {
  [CARD_TYPE.idCard]: 'ID card',
  [CARD_TYPE.passport]: 'Passport',
  [CARD_TYPE.foreignPassport]: 'Foreign passport',
  [CARD_TYPE.homeReturnPermit]: 'Home Return Permit',
  [CARD_TYPE.taiwanPass]: 'Taiwan Compatriot Permit',
  [CARD_TYPE.hkMoTwResident]: 'Residence Permit for Hong Kong, Macao and Taiwan',
  [CARD_TYPE.foreignResident]: 'Foreign Permanent Resident ID Card',
  [CARD_TYPE.militaryId]: 'Military ID',
};
const AIRLINES: Readonly<Record<CardAirline, string>> = {
  CA: 'Air China',
  MU: 'China Eastern',
  CZ: 'China Southern',
  HU: 'Hainan Airlines',
  ZH: 'Shenzhen Airlines',
  MF: 'Xiamen Airlines',
  '3U': 'Sichuan Airlines',
  SC: 'Shandong Airlines',
  HO: 'Juneyao Air',
  GS: 'Tianjin Airlines',
  JD: 'Capital Airlines',
  KN: 'China United',
};
type RangeID = DataAuthority['permissionRangeID'];
const RANGE_NAMES: Readonly<Record<RangeID, string>> = {
  1: 'Your own',
  2: 'The whole company',
  3: 'Your department and your own',
  4: 'Your own and of the named people',
  5: 'Your own and of the named departments',
};
const OVER_POLICY_NAMES: Readonly<Record<OverPolicy, string>> = {
  0: 'Can be booked, and is recorded',
  1: 'Needs a reason',
  2: 'Cannot be booked',
  3: 'Needs an approval',
};
const SEATS: Readonly<Record<Seat, string>> = {
  '': 'No preference',
  window: 'Window',
  aisle: 'Aisle',
  front: 'At the front',
  exit: 'At an emergency exit',
};
const MEALS: Readonly<Record<Meal, string>> = {
  '': 'No preference',
  vegetarian: 'Vegetarian',
  muslim: 'Muslim',
  diabetic: 'Diabetic',
  lowSalt: 'Low salt',
  seafood: 'Seafood',
  none: 'No meal',
};
const RELATIONS: Readonly<Record<Relation, string>> = {
  spouse: 'Spouse',
  parent: 'Parent',
  child: 'Child',
  sibling: 'Sibling',
  friend: 'Friend',
  colleague: 'Colleague',
  other: 'Other',
};
const VALIDITIES: Readonly<Record<Exclude<Validity, 'none'>, string>> = {
  good: 'Valid',
  soon: 'Expires soon',
  over: 'Expired',
};

const DONE: Readonly<Record<SuccessKey, string>> = {
  saved: 'Saved',
  removed: 'Removed',
  ended: 'They may not book for you any more',
};
const DELEGATIONS: Readonly<Record<DelegationProblem, string>> = {
  past: 'The last day cannot be before today',
  order: 'The last day cannot be before the first',
  long: 'A year at most',
};

const NOTICES: Readonly<Record<ChosenNotice, string>> = {
  asking: 'To approve',
  outcome: 'Decisions',
  issued: 'Tickets issued',
  notIssued: 'Tickets not issued',
  changed: 'Changes of tickets',
  refunded: 'Refunds arrived',
  unpaidSoon: 'Payment due',
  balanceLow: 'Low balance',
};

const WAYS: Readonly<Record<NoticeWay, string>> = { portal: 'Portal', mail: 'Email', sms: 'SMS' };
const MAIL_LOCALES = { 'zh-CN': 'Chinese', en: 'English' } as const;
const PROOFS = {
  number:
    'Before a whole number is shown, prove who you are; that counts for 10 minutes. Each look is written down in the security log.',
  export:
    'The file holds whole document numbers: prove who you are first; that counts for 10 minutes. The export is written down in the security log.',
} as const;
const PICTURES: Readonly<Record<PictureProblem, string>> = {
  empty: 'The file is empty. Please choose another one',
  tooLarge: 'The file is larger than 2 MB',
  wrongType: 'Only JPG, PNG and WebP pictures are taken',
  tooManyPixels: 'The picture is too wide or high. Please choose a smaller one',
  damaged: 'The picture is damaged. Please choose another one',
};

export default {
  loading: 'Reading your information',
  back: 'Back to personal information',
  cancel: 'Cancel',
  save: 'Save',
  done: (how) => DONE[how],
  edit: 'Edit',
  editOf: (name) => `Edit: ${name}`,
  add: 'Add',
  remove: 'Remove',
  removeOf: (name) => `Remove: ${name}`,
  removeTitle: (name) => `Remove this: ${name}?`,
  removeText: 'You can add it again later.',
  removeDocumentText: 'Booking offers this document no more. Orders already placed stay as they are.',
  removeYes: 'Remove',
  none: 'None',
  notTold: 'Not given',

  outdated: 'Orders with former information',
  outdatedHint:
    'Tickets of these orders are not issued yet, and they use the former name or document. To use the new one, cancel the order and book again.',

  identity: 'Basic information',
  identityHint: (enterprise) => `Used for bookings in ${enterprise}.`,
  identityChange:
    'Used for new bookings; orders already placed stay as they are. The name has to be that of the document.',
  staffName: 'Name',
  staffNameHint: 'As on the ID card; foreigners: SURNAME/GIVEN as in the passport',
  latinName: 'Latin name',
  latinNameHint: 'As in the passport: SURNAME/GIVEN, such as ZHANG/SAN',
  sex: 'Sex',
  sexName: (sex) => (sex === 0 ? 'Male' : 'Female'),
  chooseSex: 'Please choose the sex',
  birthDay: 'Date of birth',
  phone: 'Phone',
  email: 'Email',
  avatar: 'Picture',
  pictureHint: 'JPG, PNG or WebP, 2 MB at most. It is cut to a square, and camera data are removed',
  choosePicture: 'Choose a picture',
  changePicture: 'Change the picture',
  pictureProblem: (problem) => PICTURES[problem],
  inSafety: 'Change in account safety',
  changePhone: 'Change the phone in account safety',
  changeEmail: 'Change the email in account safety',

  documents: 'Documents',
  documentsHint: 'Booking offers them. Those that end within 180 days are marked.',
  noDocument: 'There is no document yet: add one to be able to book.',
  addDocument: 'Add a document',
  card: (type) => CARDS[type] ?? 'Document',
  cardType: 'Type',
  cardNo: 'Number',
  maskedStays: 'Leave the hidden number as it is to keep it',
  holderName: 'Name on the document',
  holderHint: 'SURNAME/GIVEN as on the document; leave it out where the document has the Chinese name',
  validUntil: 'Valid until',
  validHint: 'Leave it out where the document has no end',
  validity: (validity) => VALIDITIES[validity],
  until: (date) => `Valid until ${date}`,
  noEnd: 'End not given',
  show: (name) => `Show the whole number: ${name}`,
  hide: (name) => `Hide the whole number: ${name}`,

  cards: 'Frequent-flyer cards',
  addCard: 'Add a frequent-flyer card',
  noCard: 'There is no frequent-flyer card yet.',
  airline: (airline) => `${AIRLINES[airline]} ${airline}`,
  airlineLabel: 'Airline',
  cardNumber: 'Card number',
  cardNumberWrong: 'Please enter a right card number',

  wishes: 'Seat and meal',
  wishesHint:
    'Put into the remarks of a booking by one click. Customer service asks the airline, which decides.',
  seat: 'Seat',
  meal: 'Meal',
  seatName: (seat) => SEATS[seat],
  mealName: (meal) => MEALS[meal],

  emergency: 'Emergency contact',
  addEmergency: 'Add an emergency contact',
  noEmergency: 'There is no emergency contact yet.',
  contactName: 'Name',
  relation: 'Relation',
  relationName: (relation) => RELATIONS[relation],

  delegates: 'Booked by colleagues',
  delegatesHint:
    'Between these days the colleagues you name may book for you and ask for trips. That does not let them see your whole document numbers.',
  noDelegate:
    'You have named no delegates. Colleagues whom the enterprise lets book for others can still book for you.',
  addDelegate: 'Name a colleague',
  delegateHint: 'Both of you are notified by email. Naming a delegate again sets new days.',
  colleague: 'Colleague',
  beginDate: 'First day',
  endDate: 'Last day',
  endDateHint: 'That day counts; a year at most',
  days: (begin, end) => `${begin} to ${end}`,
  notYet: 'Not yet begun',
  end: 'End',
  endOf: (name) => `End: ${name}`,
  endTitle: (name) => `End this for ${name}?`,
  endText: (name) => `${name} may not book for you any more. Orders already placed stay as they are.`,
  endYes: 'End it',
  principals: 'Colleagues you may book for',
  delegationProblem: (problem) => DELEGATIONS[problem],

  notices: 'Notices',
  noticesHint:
    'Choose by kind whether you are told in the portal, by email or by SMS. Notices about your account cannot be turned off, to protect it.',
  noticeName: (kind) => NOTICES[kind],
  wayName: (way) => WAYS[way],
  noWay: 'Not told',
  copies: 'Copies',
  accountNotices: 'Account',
  alwaysMailed: 'Portal, email',
  waysHint:
    'Of a kind without any way you are not told. Notices about your account, delegates, the wallet and invoices cannot be turned off; copies show in the portal only; regular reports are managed with the reports.',
  mailLanguage: 'Language of emails',
  mailLanguageHint: 'Of all emails to your account; that of regular reports is set with the reports',
  mailLocaleName: (locale) => MAIL_LOCALES[locale],

  managed: 'Enterprise',
  byEnterprise: 'Managed by the enterprise',
  managedHint: (administrators, phone) =>
    [
      'The enterprise keeps this; you cannot change it. If it is wrong, ask ',
      administrators.length > 0
        ? `the administrators of the enterprise: ${administrators.join(', ')}`
        : 'the administrators of the enterprise',
      phone === '' ? '.' : `, phone ${phone}.`,
    ].join(''),
  entName: 'Enterprise',
  staffNO: 'Staff number',
  dept: 'Department',
  position: 'Position',
  grade: 'Grade',
  standard: 'Travel standard',
  supervisor: 'Supervisor',
  costCenter: 'Cost centre',
  entity: 'Accounting entity',

  ownStandard: 'My travel standard',
  ownStandardHint: 'Bookings and approvals are judged by it. Your company sets it.',
  noStandard: 'Your company has set no travel standard for you.',
  standardScope: (scope: StandardScope) =>
    ({ person: 'by person', department: 'by department', grade: 'by grade' })[scope],
  cabin: (type: 1 | 2 | 3) => ({ 1: 'Economy', 2: 'Business', 3: 'First' })[type],
  capOf: (cabin: string, cap: string) => `${cabin}: ${cap}`,
  lowestFare: ({ minutes, tolerance: { kind, value } }: LowestFareRule) =>
    `The lowest fare within ${minutes} minutes${
      value === 0 ? '' : `, or ${kind === 'amount' ? `¥${formatPrice(value)}` : `${value}%`} more`
    }`,
  policy: 'Beyond it',
  policyName: (policy: OverPolicy) => OVER_POLICY_NAMES[policy],
  list: (names: readonly string[]) => names.join(', '),

  ownRights: 'My rights',
  ownRightsHint: 'Administrators of your company assign them by roles.',
  roles: 'Roles',
  managerKind: 'Administrator',
  managerName: (isMain: boolean) => (isMain ? 'Main administrator' : 'Sub-administrator'),
  reportScope: 'Data of reports',
  scopeName: (range: RangeID, names: readonly string[]) =>
    names.length === 0 ? RANGE_NAMES[range] : `${RANGE_NAMES[range]}: ${names.join(', ')}`,
  objects: (names: readonly string[]) => names.map(objectName).join(', '),
  pages: (count: number) => `Pages you can open (${count})`,
  actions: (count: number) => `Actions you can take (${count})`,

  ownData: 'Your data',
  ownDataHint:
    'Everything kept of you: account, personal information, documents, orders, approvals, notices, sign-ins and more, as a zip file. It holds whole document numbers: keep it safe.',
  ownDataBeyondPartner: 'A partner opened this session. Sign in to the portal to export your data.',
  exportOwnData: 'Export your data',
  exportBegun:
    'The file is being made and will be in the download centre. To fetch it you need to have proved who you are within 10 minutes',
  showFiles: 'Show downloads',

  proofHint: (before) => PROOFS[before],
} satisfies PersonalTexts;
