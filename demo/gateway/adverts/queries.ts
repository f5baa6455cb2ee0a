import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

export interface AdvertFilter {
  tmcNumber: string;
  /** undefined: only adverts for all enterprises. */
  enterpriseNum: string | undefined;
  advertSpaceNo: string;
  label: string;
  onlyThisLabel: boolean;
  sourceType: number;
  advertPackage: string;
  /** Wall clock in Shanghai, YYYY-MM-DD HH:mm:ss. */
  effectiveAt: string;
}

/** Published adverts of a space that are in effect. */
export async function findAdverts(
  db: Database,
  filter: AdvertFilter,
): Promise<Selectable<Schema['advert']>[]> {
  const { enterpriseNum, label, effectiveAt } = filter;
  let adverts = db
    .selectFrom('advert')
    .selectAll()
    .where('state', '=', 1)
    .where('tmc_number', '=', filter.tmcNumber)
    .where('advert_space_no', '=', filter.advertSpaceNo)
    .where('source_type', 'in', [0, filter.sourceType])
    .where((eb) =>
      eb.or([
        eb('enterprise_num', 'is', null),
        ...(enterpriseNum === undefined ? [] : [eb('enterprise_num', '=', enterpriseNum)]),
      ]),
    )
    // text of one fixed format, so it sorts like the times
    .where('begin_effect_time', '<=', effectiveAt)
    .where((eb) => eb.or([eb('end_effect_time', '=', ''), eb('end_effect_time', '>=', effectiveAt)]));
  if (filter.onlyThisLabel) adverts = adverts.where('label', '=', label);
  else if (label !== '') adverts = adverts.where('label', 'in', ['', label]);
  else adverts = adverts.where('label', '=', '');
  if (filter.advertPackage !== '') {
    adverts = adverts.where('advert_package', 'in', ['', filter.advertPackage]);
  }
  return adverts.orderBy('advert_no').execute();
}
