import type { hotelAgreements } from '../../../../src/contract/hotel/hotel-agreements';
import type { FormOf } from '../../../../src/contract/resource/resource';
import { agreementState, lowestPrice, overlaps } from '../../../../src/domain/hotel/agreement';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { sql } from 'kysely';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { DEPARTMENTS } from '../../server/resource/references';
import type { Storage } from '../../server/resource/storage';
import { jsonIn, nameIn, periodIn, referenceIn, referencesIn } from '../../server/resource/stored-fields';
import { isInAgreementState } from './state';
import { CITIES } from '../../travel-standard/city-tiers/cities';

export const agreementStorage: Storage<typeof hotelAgreements, 'hotel_agreement'> = {
  table: 'hotel_agreement',
  columns: {
    agreementNO: 'agreement_no',
    star: 'star',
    address: 'address',
    phone: 'phone',
    contact: 'contact',
    cancelDays: 'cancel_days',
    cancelHour: 'cancel_hour',
    isTaxIncluded: 'is_tax_included',
    taxRate: 'tax_rate',
    remark: 'remark',
    isEnable: 'is_enable',
    modifyTime: 'modified_at',
  },
  fields: {
    hotelName: nameIn('hotel_name'),
    city: referenceIn('city_code', CITIES),
    validPeriod: periodIn('valid_from', 'valid_to'),
    rooms: jsonIn('rooms'),
    departments: referencesIn('dept_nos', DEPARTMENTS),
    blackouts: jsonIn('blackouts'),
  },
  related: ({ now }, rows) =>
    Promise.resolve(
      rows.map((row) => ({
        lowestPrice: lowestPrice(row.rooms, { isTaxIncluded: row.is_tax_included, taxRate: row.tax_rate }),
        agreementState: agreementState(
          { isEnable: row.is_enable, validPeriod: { from: row.valid_from, to: row.valid_to } },
          shanghaiDate(now),
        ),
      })),
    ),
  search: ['hotel_name', 'address', 'contact', 'phone', 'remark'],
  filters: {
    city: 'city_code',
    star: 'star',
    agreementState: (query, state, { now }) => query.where(isInAgreementState(state, shanghaiDate(now))),
    validPeriod: (query, day) => query.where('valid_from', '<=', day).where('valid_to', '>=', day),
  },
  beforeSave: (context, form, before) => refuseOverlap(context, form, before?.agreement_no ?? ''),
};

/** Throws when the enterprise has another agreement with the same hotel on one of the days. */
async function refuseOverlap(
  { db, caller }: CallerContext,
  { hotelName, city, validPeriod }: FormOf<typeof hotelAgreements>,
  ownNo: string,
): Promise<void> {
  // serialises saves, because concurrent ones would not see each other's rows
  await sql`select pg_advisory_xact_lock(hashtext('hotel agreements'), hashtext(${caller.enterpriseNum}))`.execute(
    db,
  );
  const others = await db
    .selectFrom('hotel_agreement')
    .select(['valid_from as from', 'valid_to as to'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('hotel_name', '=', hotelName)
    .where('city_code', '=', city.no)
    .where('agreement_no', '!=', ownNo)
    .orderBy('valid_from')
    .execute();
  const other = others.find((one) => overlaps(one, validPeriod));
  if (other)
    throw fieldsInvalid({
      validPeriod: `该酒店已有${other.from}至${other.to}的协议，有效期不能重叠`,
    });
}
