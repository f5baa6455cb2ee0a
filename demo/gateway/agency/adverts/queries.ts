import { sql, type Selectable } from 'kysely';
import {
  type AdvertState,
  type AgencyAdvert,
  type queryAgencyAdvert,
  type queryAgencyAdverts,
} from '../../../../src/contract/agency/platform/adverts';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { advertState } from '../../../../src/domain/agency/adverts';
import { shanghaiDateTime } from '../../../../src/domain/shanghai-time';
import '../../adverts/schema';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import type { Schema } from '../../db/schema';
import { Fault } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { findHistory } from '../log/history';

export type AdvertRow = Selectable<Schema['advert']>;

/** Wall clock in Shanghai to the minute, as the portal asks for adverts: YYYY-MM-DD HH:mm:00. */
export const clockOf = (now: Date): string => `${shanghaiDateTime(now).replace('T', ' ')}:00`;

/** Subject of an advert in the log. */
export const subjectOf = (advertNo: number): string => `GG${advertNo}`;

const viewOf = (row: AdvertRow & { ent_name: string | null }, clock: string): AgencyAdvert => ({
  advertNo: row.advert_no,
  advertGroupID: row.advert_group_id,
  advertSpaceNo: row.advert_space_no,
  enterpriseNum: row.enterprise_num ?? '',
  entName: row.ent_name ?? '',
  label: row.label,
  advertState: advertState(
    {
      isPublished: row.state === 1,
      beginEffectTime: row.begin_effect_time,
      endEffectTime: row.end_effect_time,
    },
    clock,
  ),
  advertPriority: row.advert_priority,
  advertCount: row.advert_count,
  beginEffectTime: row.begin_effect_time,
  endEffectTime: row.end_effect_time,
  textContent: row.text_content,
  imageUrl: row.image_url,
  linkUrl: row.link_url,
  textParts: Object.fromEntries(Object.entries(row.text_parts).map(([name, part]) => [name, part ?? ''])),
  modifyTime: row.modify_time,
  revision: row.version,
});

/** Adverts of the agency with the names of their enterprises. */
const advertsOf = (db: Database, { tmcNumber }: Operator) =>
  db
    .selectFrom('advert as a')
    .leftJoin('enterprise as e', 'e.enterprise_num', 'a.enterprise_num')
    .where('a.tmc_number', '=', tmcNumber);

export async function findAdverts(
  { db, operator, now }: Pick<OperatorContext, 'db' | 'operator' | 'now'>,
  {
    keyword,
    advertSpaceNo,
    advertState: state,
    enterprise,
    pageIndex,
    pageSize,
  }: ParsedBodyOf<typeof queryAgencyAdverts>,
): Promise<ResultOf<typeof queryAgencyAdverts>> {
  const clock = clockOf(now);
  let found = advertsOf(db, operator);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('a.text_content', 'ilike', pattern),
        eb('a.label', 'ilike', pattern),
        eb('a.advert_group_id', 'ilike', pattern),
        eb(sql<string>`a.text_parts::text`, 'ilike', pattern),
      ]),
    );
  }
  if (advertSpaceNo !== undefined) found = found.where('a.advert_space_no', '=', advertSpaceNo);
  if (enterprise !== '')
    found = found.where((eb) =>
      eb.or([eb('e.ent_name', 'ilike', containing(enterprise)), eb('a.enterprise_num', '=', enterprise)]),
    );
  if (state !== undefined) found = found.where(inState(state, clock));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('a')
    .select('e.ent_name')
    .orderBy('a.advert_space_no')
    .orderBy('a.advert_priority')
    .orderBy('a.advert_no', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, advertList: rows.map((row) => viewOf(row, clock)) };
}

/** The condition of `advertState`. Texts of one format, so they sort like the times. */
function inState(state: AdvertState, clock: string) {
  const published = sql<boolean>`a.state = 1`;
  const isBefore = sql<boolean>`a.begin_effect_time > ${clock}`;
  const isOver = sql<boolean>`a.end_effect_time <> '' and a.end_effect_time < ${clock}`;
  switch (state) {
    case 'withdrawn':
      return sql<boolean>`not (${published})`;
    case 'waiting':
      return sql<boolean>`${published} and ${isBefore}`;
    case 'over':
      return sql<boolean>`${published} and not (${isBefore}) and ${isOver}`;
    case 'shown':
      return sql<boolean>`${published} and not (${isBefore}) and not (${isOver})`;
  }
}

/** Throws agencyAdvertUnknown, also for an advert of another agency. */
export async function showAdvert(
  { db, operator, now }: Pick<OperatorContext, 'db' | 'operator' | 'now'>,
  advertNo: number,
): Promise<ResultOf<typeof queryAgencyAdvert>> {
  const row = await advertsOf(db, operator)
    .selectAll('a')
    .select('e.ent_name')
    .where('a.advert_no', '=', advertNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('agencyAdvertUnknown');
  return {
    advert: viewOf(row, clockOf(now)),
    historyList: await findHistory(db, operator, subjectOf(advertNo)),
  };
}
