import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { Mobile } from '../login/login';
import { OrderStatus } from '../order/list';
import { TravelDocument } from '../travellers/travellers';
import { plainCardNo, plainName, plainNumber } from '../../domain/typed/typed';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/personalInfoController/';

/**
 * Supported airlines of frequent-flyer cards, by their two-character codes (IATA), those with the most members first.
 */
export const CardAirline = v.picklist([
  'CA',
  'MU',
  'CZ',
  'HU',
  'ZH',
  'MF',
  '3U',
  'SC',
  'HO',
  'GS',
  'JD',
  'KN',
]);
export type CardAirline = v.InferOutput<typeof CardAirline>;

export const Seat = v.picklist(['', 'window', 'aisle', 'front', 'exit']);
export type Seat = v.InferOutput<typeof Seat>;
export const Meal = v.picklist(['', 'vegetarian', 'muslim', 'diabetic', 'lowSalt', 'seafood', 'none']);
export type Meal = v.InferOutput<typeof Meal>;
export const Relation = v.picklist(['spouse', 'parent', 'child', 'sibling', 'friend', 'colleague', 'other']);
export type Relation = v.InferOutput<typeof Relation>;

/** 0 male, 1 female; null while unknown. */
const Sex = v.nullable(v.picklist([0, 1]));

/** An order without issued tickets whose name of the caller differs from their current record. */
const OutdatedOrder = v.object({ orderNo: v.string(), orderStatus: OrderStatus });

/**
 * Stored data of the caller in the enterprise in use. Numbers of documents, cards and phones are masked;
 * `revealPersonalNumber` returns one in full.
 */
export const PersonalInfo = v.object({
  staffName: v.string(),
  /** SURNAME/GIVEN; '' while unknown. */
  latinName: v.string(),
  sexTem: Sex,
  /** YYYY-MM-DD; '' while unknown. */
  birthDay: v.string(),
  /** At most one per card type; booking offers the same documents. */
  documents: v.array(TravelDocument),
  cards: v.array(v.object({ airline: CardAirline, cardNo: v.string() })),
  seat: Seat,
  meal: Meal,
  /** null: none. */
  emergency: v.nullable(v.object({ name: v.string(), relation: Relation, phone: v.string() })),
  /** Phone and address of the account, which are changed in account safety. '' for none. */
  telephone: v.string(),
  email: v.string(),
  outdatedOrders: v.array(OutdatedOrder),
  /** Data managed by the enterprise, and the contacts for changes. */
  managed: v.object({
    entName: v.string(),
    staffNO: v.string(),
    deptName: v.string(),
    positionName: v.string(),
    gradeName: v.string(),
    /** Name of the travel standard that applies to them; '' for none. */
    standardName: v.string(),
    costCenterName: v.string(),
    accountingEntityName: v.string(),
    /** '' for none. */
    supervisorName: v.string(),
    administrators: v.array(v.string()),
    entPhone: v.string(),
  }),
  /** True when a partner opened the session: full numbers are not shown in it. */
  isPartners: v.boolean(),
});
export type PersonalInfo = v.InferOutput<typeof PersonalInfo>;

/** Returns the caller's own data, with numbers masked. */
export const queryPersonalInfo = call({
  gateway: 'user',
  path: `${BASE}queryPersonalInfo`,
  body: v.object({}),
  result: v.object({ personalInfo: PersonalInfo }),
  needs: 'token',
  reads: ['personal-info', 'staff', 'account-safety', 'order', 'setting', 'permission', 'cost'],
  origin: 'suite',
});

const changing = {
  gateway: 'user',
  needs: 'token',
  mutates: true,
  result: v.object({}),
  origin: 'suite',
} as const;
const ofTraveller = { ...changing, changes: ['personal-info', 'staff', 'account-safety', 'user'] } as const;

/**
 * Saves the caller's names and personal data for future orders; existing orders stay as they are. Documents with the
 * former Latin name take the new one. Throws fieldsInvalid by field, against the ID number on record too, and
 * tooManyRequests.
 */
export const savePersonalIdentity = call({
  ...ofTraveller,
  path: `${BASE}savePersonalIdentity`,
  body: v.object({
    staffName: v.pipe(
      v.string(),
      v.transform(plainName),
      v.nonEmpty('请输入姓名'),
      v.maxLength(60, '姓名过长'),
    ),
    latinName: v.pipe(v.string(), v.transform(plainName), v.maxLength(60, '姓名过长')),
    sexTem: v.picklist([0, 1], '请选择性别'),
    birthDay: v.pipe(v.string(), v.nonEmpty('请选择出生日期'), LocalDate),
  }),
});

const DocumentType = v.pipe(v.number(), v.integer());

/**
 * Adds a document, or changes the one of its type; a masked number leaves the one on record unchanged. An ID number
 * sets birthday and sex where they are unknown. Throws fieldsInvalid by field, and tooManyRequests.
 */
export const savePersonalDocument = call({
  ...ofTraveller,
  path: `${BASE}savePersonalDocument`,
  body: v.object({
    cardType: DocumentType,
    cardNo: v.pipe(
      v.string(),
      v.transform(plainCardNo),
      v.nonEmpty('请输入证件号码'),
      v.maxLength(30, '证件号码过长'),
    ),
    /** Name as on the document, where it is not the Chinese name. */
    holderName: v.pipe(v.string(), v.transform(plainName), v.maxLength(60, '姓名过长')),
    validUntil: v.union([v.literal(''), LocalDate], '日期不存在'),
  }),
});

/** Deletes a document. Succeeds also without one. */
export const removePersonalDocument = call({
  ...ofTraveller,
  path: `${BASE}removePersonalDocument`,
  body: v.object({ cardType: DocumentType }),
});

const ofWishes = { ...changing, changes: ['personal-info'] } as const;

/** Saves the card of an airline, in the place of a former one. Throws fieldsInvalid at `cardNo`. */
export const savePersonalCard = call({
  ...ofWishes,
  path: `${BASE}savePersonalCard`,
  body: v.object({
    airline: v.pipe(
      v.nullable(CardAirline),
      v.check((airline) => airline !== null, '请选择航空公司'),
    ),
    cardNo: v.pipe(
      v.string(),
      v.transform(plainNumber),
      v.nonEmpty('请输入卡号'),
      v.maxLength(30, '卡号过长'),
    ),
  }),
});

/** Removes the caller's frequent flyer card of an airline. */
export const removePersonalCard = call({
  ...ofWishes,
  path: `${BASE}removePersonalCard`,
  body: v.object({ airline: CardAirline }),
});

/** Saves the caller's seat and meal preferences, which booking suggests for the remark. */
export const savePersonalWishes = call({
  ...ofWishes,
  path: `${BASE}savePersonalWishes`,
  changes: ['personal-info', 'setting'],
  body: v.object({ seat: Seat, meal: Meal }),
});

/** Saves the emergency contact; a masked phone leaves the one on record unchanged. */
export const saveEmergencyContact = call({
  ...ofWishes,
  path: `${BASE}saveEmergencyContact`,
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入姓名'), v.maxLength(30, '姓名过长')),
    relation: v.pipe(
      v.nullable(Relation),
      v.check((relation) => relation !== null, '请选择与本人的关系'),
    ),
    phone: v.union([Mobile, v.pipe(v.string(), v.regex(/^1\d{2}\*{4}\d{4}$/))], '请输入11位手机号码'),
  }),
});

/** Removes the caller's emergency contact. */
export const removeEmergencyContact = call({
  ...ofWishes,
  path: `${BASE}removeEmergencyContact`,
  body: v.object({}),
});

/**
 * Returns one number in full. Every access is recorded in the log of the account. Throws proofNeeded unless the session
 * has proved the caller's identity within ten minutes, documentUnknown, numberRevealsUsedUp. No `mutates`: a response
 * stored for the same request id would store the number too.
 */
export const revealPersonalNumber = call({
  gateway: 'user',
  path: `${BASE}revealPersonalNumber`,
  body: v.variant('of', [
    v.object({ of: v.literal('document'), cardType: DocumentType }),
    v.object({ of: v.literal('card'), airline: CardAirline }),
    v.object({ of: v.literal('emergency') }),
  ]),
  result: v.object({ number: v.string() }),
  discloses: true,
  needs: 'token',
  reads: ['personal-info'],
  origin: 'suite',
});
