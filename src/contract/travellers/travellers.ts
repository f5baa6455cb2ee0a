import * as v from 'valibot';
import { call } from '../call';
import { CostChoice, LocalDate } from '../flight-booking/booking';
import { Mobile } from '../login/login';
import { OBJECT } from '../permission/objects';
import { plainCardNo, plainName } from '../../domain/typed/typed';

const Fen = v.pipe(v.number(), v.integer());
const CardType = v.pipe(v.number(), v.integer());

/** A document one may travel on. Its number comes masked where the caller may not see it in full. */
export const TravelDocument = v.object({
  cardType: CardType,
  cardNo: v.string(),
  /** Name as on the document, where it is not the traveller's own: SURNAME/GIVEN on a passport. */
  holderName: v.string(),
  /** Last day it is good, YYYY-MM-DD; empty where it has none or it is not known. */
  validUntil: v.string(),
});
export type TravelDocument = v.InferOutput<typeof TravelDocument>;

/** A traveller from outside kept by a user for the next time (常用乘机人). Numbers come masked. */
export const FrequentTraveller = v.object({
  contactNO: v.string(),
  passagerName: v.string(),
  sexTem: v.number(),
  birthDay: v.string(),
  nationality: v.string(),
  phone: v.string(),
  /** One of a card type, in the order they were given. */
  documents: v.array(TravelDocument),
});
export type FrequentTraveller = v.InferOutput<typeof FrequentTraveller>;

const CONTROLLER = '/cLBussInfoAdminService/api/frequentTravellerController';

/** The caller's own frequent travellers in the enterprise in use, by name; a part of the name, or '' for all. */
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
 * Keeps a traveller, or changes one that is kept. Masked numbers stand for those on record; documents that are
 * left out are forgotten. The same document again changes the traveller who has it instead of making another.
 */
export const saveFrequentTraveller = call({
  gateway: 'user',
  path: `${CONTROLLER}/saveFrequentTraveller`,
  body: v.object({
    /** Empty: a new one. */
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

/** Forgets one of the caller's own; forgetting a forgotten one succeeds too. */
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
 * The full number of one document with the full phone, of a colleague or of one of the caller's own frequent travellers. It takes a
 * live proof of the caller's identity, as one's own number does, and every look is written down. No `mutates`: an answer kept for
 * the same request id would keep the number too, and a look asked for twice is two looks.
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
  needs: 'token',
  reads: ['traveller', 'staff'],
  origin: 'suite',
});

/** One choice of a list of the enterprise. */
export const Choice = v.object({ no: v.string(), name: v.string() });
export type Choice = v.InferOutput<typeof Choice>;

/** An insurance one may take beside the ticket. `price` fen a passenger, for the whole journey. */
export const InsuranceProduct = v.object({
  productNo: v.string(),
  productName: v.string(),
  insurerName: v.string(),
  /** What it covers, a sentence. */
  coverage: v.string(),
  price: Fen,
  /** Ages on the day of the flight it is sold for, bounds inclusive. */
  minAge: v.number(),
  maxAge: v.number(),
});
export type InsuranceProduct = v.InferOutput<typeof InsuranceProduct>;

/** What the order form offers to the caller in the enterprise in use. */
export const OrderFormInfo = v.object({
  /** All of them, or those who have named the caller as a delegate. */
  canBookColleagues: v.boolean(),
  canBookOutsiders: v.boolean(),
  /** Of cost centres, accounting entities and projects the first 50: all are found with queryCostChoices. */
  costCenterList: v.array(Choice),
  accountingEntityList: v.array(Choice),
  departmentList: v.array(Choice),
  projectList: v.array(Choice),
  /** The caller's own record: for travellers from outside. */
  defaultCost: CostChoice,
  insuranceList: v.array(InsuranceProduct),
  /** Fen a ticket of an adult or a child; 0: none is asked. */
  serviceFee: Fen,
  /** Business orders need an approved trip or pre-trip request. */
  requestRequired: v.boolean(),
  /** Where the caller would sit and what they would eat, as the remark may say it; '' for nothing. */
  wishText: v.string(),
});
export type OrderFormInfo = v.InferOutput<typeof OrderFormInfo>;

export const queryOrderFormInfo = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/queryOrderFormInfo',
  body: v.object({}),
  result: OrderFormInfo,
  needs: 'token',
  reads: ['setting', 'permission', 'cost'],
  origin: 'suite',
});
