import * as v from 'valibot';
import { FileNos } from '../files/files';
import { LocalDate } from '../flight-booking/booking';

const Fen = v.pipe(v.number(), v.integer());
const Name = v.pipe(v.string(), v.trim(), v.maxLength(40, '编号不正确'));

const cityCode = (missing: string) =>
  v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, missing));

export const TRAVEL_MEANS = ['flight', 'train', 'ship', 'car', 'other'] as const;
export const TravelMeans = v.picklist(TRAVEL_MEANS);
export type TravelMeans = v.InferOutput<typeof TravelMeans>;

/** One leg of a trip. Dates are inclusive. `budget`: fen of all orders of the leg, taxes included; null: no limit. */
export const TripLeg = v.object({
  depCityCode: v.string(),
  depCityName: v.string(),
  arrCityCode: v.string(),
  arrCityName: v.string(),
  beginDate: LocalDate,
  endDate: LocalDate,
  travelMeans: TravelMeans,
  budget: v.nullable(Fen),
});
export type TripLeg = v.InferOutput<typeof TripLeg>;

/** Fields of a form beside the trip itself, as its template defines. */
export const FORM_FIELDS = ['budget', 'costCenter', 'accountingEntity', 'files'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export const FieldRule = v.picklist(['hidden', 'optional', 'required']);
export type FieldRule = v.InferOutput<typeof FieldRule>;
export const FormFields = v.object({
  budget: FieldRule,
  costCenter: FieldRule,
  accountingEntity: FieldRule,
  files: FieldRule,
});
export type FormFields = v.InferOutput<typeof FormFields>;

/** Extent to which an approved trip may be changed without a new approval. */
export const TripTolerance = v.object({
  /** Highest rise of the budget, in percent. */
  budgetPercent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Highest shift of the first and the last day, in days. */
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
});
export type TripTolerance = v.InferOutput<typeof TripTolerance>;

/** Version of the form with which a request was written. */
export const FormVersion = v.object({ applicationTableID: v.string(), applicationTableVersion: v.number() });
export type FormVersion = v.InferOutput<typeof FormVersion>;

/**
 * Content of a trip or pre-trip request. `cities`, `beginDate`, `endDate` and `budget` are those of the legs together:
 * a journey between any two of the cities is covered, dates are inclusive.
 */
export const TripRequest = v.object({
  purposeCode: v.string(),
  purposeName: v.string(),
  cities: v.array(v.object({ cityCode: v.string(), cityName: v.string() })),
  beginDate: LocalDate,
  endDate: LocalDate,
  travellers: v.array(v.object({ staffNO: v.string(), staffName: v.string() })),
  /** Fen for all orders together, taxes included; null: no limit. */
  budget: v.nullable(Fen),
  /** Empty for requests older than legs. */
  legs: v.array(TripLeg),
  /** Cost centre that bears the costs; empty when none was named. */
  costCenterNo: v.string(),
  costCenterName: v.string(),
  accountingEntityNo: v.string(),
  accountingEntityName: v.string(),
  /** Null for requests older than versions of forms. */
  form: v.nullable(FormVersion),
});
export type TripRequest = v.InferOutput<typeof TripRequest>;

/** The changeable content of a request. */
export const TripContent = v.object({ trip: TripRequest, reason: v.string() });
export type TripContent = v.InferOutput<typeof TripContent>;

/** A change of an approved trip. */
export const TripChange = v.object({
  /** ISO instant. */
  changeTime: v.string(),
  operatorName: v.string(),
  /** Application that approved the change; empty for one within the tolerance. */
  applyId: v.string(),
  before: TripContent,
  after: TripContent,
});
export type TripChange = v.InferOutput<typeof TripChange>;

/** A leg in a request. The limit of 10 billion fen is higher than the cost of any trip. */
const LegInput = v.object({
  depCityCode: cityCode('请选择出发城市'),
  arrCityCode: cityCode('请选择到达城市'),
  beginDate: LocalDate,
  endDate: LocalDate,
  travelMeans: TravelMeans,
  budget: v.nullable(
    v.pipe(Fen, v.minValue(1, '预算须大于0'), v.maxValue(10_000_000_000, '预算不能超过1亿元')),
  ),
});

export const MOST_LEGS = 10;

/** A trip in a request, in the fields of its form. */
export const TripInput = {
  purposeCode: v.pipe(v.string(), v.nonEmpty('请选择出差目的')),
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入出差事由'),
    v.maxLength(200, '出差事由不能超过200字'),
  ),
  legs: v.pipe(
    v.array(LegInput),
    v.minLength(1, '请填写行程'),
    v.maxLength(MOST_LEGS, `最多${MOST_LEGS}段行程`),
  ),
  travellerNOList: v.pipe(
    v.array(v.string()),
    v.minLength(1, '请选择出行人'),
    v.maxLength(9, '最多9位出行人'),
  ),
  costCenterNo: v.optional(Name, ''),
  accountingEntityNo: v.optional(Name, ''),
  fileNos: v.optional(FileNos, []),
};
