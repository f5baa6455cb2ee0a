import * as v from 'valibot';
import { call } from '../call';
import { CostChoice, LocalDate } from '../flight-booking/booking';
import { Mobile } from '../login/login';
import { OBJECT } from '../permission/objects';
import { plainCardNo, plainName } from '../../domain/typed/typed';

const Fen = v.pipe(v.number(), v.integer());
const CardType = v.pipe(v.number(), v.integer());

/** A travel document. Its number is masked where the caller may not see it in full. */
export const TravelDocument = v.object({
  cardType: CardType,
  cardNo: v.string(),
  /** Name as on the document, where it is not the traveller's own: SURNAME/GIVEN on a passport. */
  holderName: v.string(),
  /** Last valid day, YYYY-MM-DD; empty where it has none or it is unknown. */
  validUntil: v.string(),
});
export type TravelDocument = v.InferOutput<typeof TravelDocument>;

/** An external traveller saved by a user for later bookings (常用乘机人). Numbers are masked. */
export const FrequentTraveller = v.object({
  contactNO: v.string(),
  passagerName: v.string(),
  sexTem: v.number(),
  birthDay: v.string(),
  nationality: v.string(),
  phone: v.string(),
  /** At most one per card type, in the order of entry. */
  documents: v.array(TravelDocument),
});
export type FrequentTraveller = v.InferOutput<typeof FrequentTraveller>;

const CONTROLLER = '/cLBussInfoAdminService/api/frequentTravellerController';

/**
 * Returns the caller's own frequent travellers in the enterprise in use, by name; a part of the name, or '' for all.
 */
export const queryFrequentTravellers = call({
  gateway: 'user',
  path: `${CONTROLLER}/queryFrequentTravellers`,
  body: v.object({ keyword: v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')) }),
  result: v.array(FrequentTraveller),
  needs: 'token',
  reads: ['traveller'],
  permission: OBJECT.bookForOutsiders,
  origin: 'suite',
});

const MASK = /^[^*]*\*+[^*]*$/;

/**
 * Adds or changes a frequent traveller. Masked numbers leave those on record unchanged; absent documents are deleted. A
 * document that another entry has already changes that entry instead of adding a second one.
 */
export const saveFrequentTraveller = call({
  gateway: 'user',
  path: `${CONTROLLER}/saveFrequentTraveller`,
  body: v.object({
    /** Empty for a new one. */
    contactNO: v.string(),
    passagerName: v.pipe(
      v.string(),
      v.transform(plainName),
      v.nonEmpty('请输入乘机人姓名'),
      v.maxLength(60, '姓名过长'),
    ),
    sexTem: v.pipe(v.number(), v.integer()),
    birthDay: LocalDate,
    nationality: v.string(),
    phone: v.union([Mobile, v.pipe(v.string(), v.regex(MASK))], '请输入11位手机号码'),
    documents: v.pipe(
      v.array(
        v.object({
          ...TravelDocument.entries,
          cardNo: v.pipe(
            v.string(),
            v.transform(plainCardNo),
            v.nonEmpty('请输入证件号码'),
            v.maxLength(30, '证件号码过长'),
          ),
          validUntil: v.union([v.literal(''), LocalDate], '日期不存在'),
        }),
      ),
      v.minLength(1, '请填写证件'),
      v.maxLength(8, '证件过多'),
    ),
  }),
  result: FrequentTraveller,
  needs: 'token',
  permission: OBJECT.bookForOutsiders,
  mutates: true,
  changes: ['traveller'],
  origin: 'suite',
});

/** Deletes one of the caller's own. Succeeds also for a deleted one. */
export const deleteFrequentTraveller = call({
  gateway: 'user',
  path: `${CONTROLLER}/deleteFrequentTraveller`,
  body: v.object({ contactNO: v.pipe(v.string(), v.nonEmpty('缺少乘机人编号')) }),
  result: v.object({}),
  needs: 'token',
  permission: OBJECT.bookForOutsiders,
  mutates: true,
  changes: ['traveller'],
  origin: 'suite',
});

/**
 * Returns the full number of one document with the full phone, of a colleague or of one of the caller's own frequent
 * travellers. Requires a live proof of the caller's identity, as one's own number does, and every access is logged. No
 * `mutates`: a response stored for the same request id would store the number too, and two requests are two accesses.
 */
export const revealTravellerNumbers = call({
  gateway: 'user',
  path: `${CONTROLLER}/revealTravellerNumbers`,
  body: v.pipe(
    v.object({
      /** Exactly one of both. */
      staffNO: v.optional(v.string(), ''),
      contactNO: v.optional(v.string(), ''),
      cardType: CardType,
    }),
    v.check(({ staffNO, contactNO }) => (staffNO === '') !== (contactNO === ''), '缺少乘机人编号'),
  ),
  result: v.object({ cardNo: v.string(), phone: v.string() }),
  discloses: true,
  needs: 'token',
  reads: ['traveller', 'staff'],
  origin: 'suite',
});

/** One choice of a list of the enterprise. */
export const Choice = v.object({ no: v.string(), name: v.string() });
export type Choice = v.InferOutput<typeof Choice>;

/** An insurance offered beside the ticket. `price` fen per passenger, for the whole journey. */
export const InsuranceProduct = v.object({
  productNo: v.string(),
  productName: v.string(),
  insurerName: v.string(),
  /** Coverage, in one sentence. */
  coverage: v.string(),
  price: Fen,
  /** Ages on the day of the flight for which it is sold, bounds inclusive. */
  minAge: v.number(),
  maxAge: v.number(),
});
export type InsuranceProduct = v.InferOutput<typeof InsuranceProduct>;

/** Choices of the order form for the caller in the enterprise in use. */
export const OrderFormInfo = v.object({
  /** True when the caller may book for all colleagues, or for those who have named them as a delegate. */
  canBookColleagues: v.boolean(),
  canBookOutsiders: v.boolean(),
  /** The first 50 cost centres, accounting entities and projects: queryCostChoices finds all. */
  costCenterList: v.array(Choice),
  accountingEntityList: v.array(Choice),
  departmentList: v.array(Choice),
  projectList: v.array(Choice),
  /** Default from the caller's own record, for external travellers. */
  defaultCost: CostChoice,
  insuranceList: v.array(InsuranceProduct),
  /** Fen per ticket of an adult or a child; 0 for none. */
  serviceFee: Fen,
  /** Business orders need an approved trip or pre-trip request. */
  requestRequired: v.boolean(),
  /** The caller's seat and meal preferences, as a text for the remark; '' for none. */
  wishText: v.string(),
});
export type OrderFormInfo = v.InferOutput<typeof OrderFormInfo>;

/**
 * Returns the settings of the booking form: its fields, the enterprise's choices, and the caller's own defaults.
 */
export const queryOrderFormInfo = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/queryOrderFormInfo',
  body: v.object({}),
  result: OrderFormInfo,
  needs: 'token',
  reads: ['setting', 'permission', 'cost'],
  origin: 'suite',
});
