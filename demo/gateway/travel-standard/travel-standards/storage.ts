import { travelStandards } from '../../../../src/contract/travel-standard/travel-standards';
import type { StandardScope } from '../../../../src/contract/travel-standard/shapes';
import { keepingOwnRules } from '../../permission/own-rules/keep';
import { fieldsInvalid } from '../../server/http/fault';
import { implementResource } from '../../server/resource/implement-resource';
import { DEPARTMENTS, GRADES, STAFF } from '../../server/resource/references';
import { holderIn, nameIn } from '../../server/resource/stored-fields';
import { countGoverned } from '../governing-standards';
import { exceptionsIn } from './exceptions';

/** Column of the number of a standard's holder. */
const COLUMNS = { grade: 'grade_no', department: 'dept_no', person: 'staff_no' } as const satisfies Record<
  StandardScope,
  string
>;
const TAKEN = { holder: '该对象已有差旅标准，请直接编辑' };

export const travelStandardCalls = implementResource(travelStandards, {
  table: 'travel_standard',
  around: keepingOwnRules,
  columns: {
    standardNO: 'standard_no',
    maxCabinType: 'max_cabin_type',
    economyDiscount: 'economy_discount',
    businessDiscount: 'business_discount',
    firstDiscount: 'first_discount',
    maxPrice: 'max_price',
    lowestMinutes: 'lowest_price_minutes',
    lowestWithShared: 'lowest_with_shared',
    lowestWithConnections: 'lowest_with_connections',
    advanceDays: 'advance_days',
    policy: 'over_policy',
    modifyTime: 'modified_at',
  },
  fields: {
    standardName: nameIn('standard_name'),
    holder: holderIn({
      grade: { column: COLUMNS.grade, source: GRADES },
      department: { column: COLUMNS.department, source: DEPARTMENTS },
      person: { column: COLUMNS.person, source: STAFF },
    }),
    exceptions: exceptionsIn('exceptions'),
    lowestTolerance: {
      sortColumn: 'lowest_tolerance',
      write: ({ kind, value }) => ({ lowest_tolerance_kind: kind, lowest_tolerance: value }),
      read: (_context, rows) =>
        Promise.resolve(
          rows.map((row) => ({
            kind: row['lowest_tolerance_kind'] === 'percent' ? 'percent' : 'amount',
            value: Number(row['lowest_tolerance']),
          })),
        ),
    },
  },
  async related({ db, caller }, rows) {
    const counts = await countGoverned(db, caller.enterpriseNum);
    return rows.map(({ standard_no }) => ({ staffCount: counts.get(standard_no) ?? 0 }));
  },
  search: ['standard_name'],
  filters: {
    holder: (query, scope) => query.where(COLUMNS[scope], 'is not', null),
    maxCabinType: 'max_cabin_type',
    policy: 'over_policy',
  },
  // reached by concurrent additions
  unique: {
    travel_standard_enterprise_num_grade_no_key: TAKEN,
    travel_standard_enterprise_num_dept_no_key: TAKEN,
    travel_standard_enterprise_num_staff_no_key: TAKEN,
  },
  async beforeSave({ db, caller }, { holder }, before) {
    const other = await db
      .selectFrom('travel_standard')
      .select('standard_name')
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where(COLUMNS[holder.scope], '=', holder.no)
      .where('standard_no', '!=', before?.standard_no ?? '')
      .executeTakeFirst();
    if (other) throw fieldsInvalid({ holder: `该对象已适用差旅标准“${other.standard_name}”，请直接编辑` });
  },
});
