import * as v from 'valibot';
import { AgreementState, hotelAgreements, Star } from '../../../../src/contract/hotel/hotel-agreements';
import { HOTEL_DICTIONARY } from '../../../../src/contract/dictionary';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { RowOf } from '../../../../src/contract/resource/resource';
import { isDay } from '../../../../src/contract/resource/values';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { findEntries } from '../../dictionary/queries';
import { dayCell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import { findTmcNumber } from '../../enterprise/agency-of';
import type { Caller } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import type { AnyStorage } from '../../server/resource/storage';
import { storedRows } from '../../server/resource/stored-rows';
import { CITIES } from '../../travel-standard/city-tiers/cities';
import { agreementStorage } from './storage';
import { AGREEMENT_STATE_LABELS, STAR_LABELS } from '../../../../src/domain/hotel/labels';

const agreementRows = storedRows(
  hotelAgreements,
  // the types are checked where the storage is defined
  agreementStorage as unknown as AnyStorage,
);

/** An agreement with its position in the list. */
interface ExportedAgreement {
  at: number;
  row: RowOf<typeof hotelAgreements>;
}

const COLUMNS: readonly ExportColumn<ExportedAgreement>[] = [
  { header: '酒店名称', value: ({ row }) => row.hotelName },
  { header: '城市', value: ({ row }) => row.city.name },
  { header: '星级', value: ({ row }) => row.star },
  { header: '地址', value: ({ row }) => row.address },
  { header: '电话', value: ({ row }) => row.phone },
  { header: '联系人', value: ({ row }) => row.contact },
  { header: '开始日期', value: ({ row }) => dayCell(row.validPeriod.from) },
  { header: '结束日期', value: ({ row }) => dayCell(row.validPeriod.to) },
  { header: '状态', value: ({ row }) => AGREEMENT_STATE_LABELS[row.agreementState] },
  { header: '最低含税价', value: ({ row }) => ({ fen: row.lowestPrice }) },
  {
    header: '房型',
    value: ({ row }) =>
      row.rooms
        .map(
          ({ roomName, weekdayPrice, weekendPrice, breakfasts }) =>
            `${roomName} 平日${weekdayPrice / 100}元 周末${weekendPrice / 100}元 ${breakfasts}份早餐`,
        )
        .join('；'),
  },
  {
    header: '适用部门',
    value: ({ row }) => row.departments.map(({ name }) => name).join('、') || '全企业',
  },
  { header: '备注', value: ({ row }) => row.remark },
];

const Query = v.object({
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
  city: v.optional(v.string()),
  star: v.optional(Star),
  agreementState: v.optional(AgreementState),
  validPeriod: v.optional(v.pipe(v.string(), v.check(isDay))),
  /** Day of the states, YYYY-MM-DD: the day of the request. */
  asOf: v.pipe(v.string(), v.check(isDay)),
});
type Query = v.InferOutput<typeof Query>;

const page = (db: Database, caller: Caller, query: Query, pageIndex: number, pageSize: number) => {
  const { asOf, ...filters } = query;
  return agreementRows.list(
    // the list depends only on the database, the caller and the day
    { db, caller, now: instantOf(`${asOf}T12:00`) } as CallerContext,
    { ...filters, sortField: 'hotelName', sortOrder: 'asc', pageIndex, pageSize },
  );
};

/** Name in the dictionary of the agency, where it has one. */
async function starName(db: Database, { enterpriseNum }: Caller, star: Star): Promise<string> {
  const entries = await findEntries(db, await findTmcNumber(db, enterpriseNum), HOTEL_DICTIONARY.star);
  return entries.find(({ code }) => code === star - 1)?.name ?? STAR_LABELS[star];
}

export const dataExport = defineExport({
  kind: 'hotelAgreement',
  title: '协议酒店',
  query: Query,
  columns: COLUMNS,
  async filters(db, caller, { keyword, city, star, agreementState, validPeriod }) {
    return [
      ['关键字', keyword],
      ['城市', city === undefined ? '' : ((await CITIES.names({ db, caller }, [city])).get(city) ?? city)],
      ['星级', star === undefined ? '' : await starName(db, caller, star)],
      ['状态', agreementState === undefined ? '' : AGREEMENT_STATE_LABELS[agreementState]],
      ['有效日期', validPeriod ?? ''],
    ];
  },
  permission: OBJECT.seeProtocolHotels,
  check: () => undefined,
  count: async (db, caller, query) => (await page(db, caller, query, 1, 1)).total,
  async rowsAfter(db, caller, query, last: ExportedAgreement | undefined, limit) {
    const done = last === undefined ? 0 : last.at + 1;
    const { rows } = await page(db, caller, query, Math.floor(done / limit) + 1, limit);
    return rows.map((row, i) => ({ at: done + i, row: row as unknown as ExportedAgreement['row'] }));
  },
});
