import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import type { FormFields } from '../../../src/contract/approval/trip';
import type { DatabaseTransaction } from '../db/database';

const TRIP = 'CCSQ';
/** Forms of applications; the first is the default template (specification 3). */
const TEMPLATES = [
  { type: APPLY_TYPE.trip, name: '出差申请', table: TRIP, formUrl: 'dist/html/apply.html' },
  { type: APPLY_TYPE.overStandard, name: '超标申请', table: 'CBSQ', formUrl: 'dist/html/apply.html' },
  {
    type: APPLY_TYPE.preTrip,
    name: '行前申请',
    table: 'XQSQ',
    formUrl: 'dist/html/submitPreTripApply.html',
  },
] as const;

export const BUDGET_ALONE: FormFields = {
  budget: 'optional',
  costCenter: 'hidden',
  accountingEntity: 'hidden',
  files: 'hidden',
};
export const ALL_FIELDS: FormFields = {
  budget: 'optional',
  costCenter: 'optional',
  accountingEntity: 'optional',
  files: 'optional',
};
const FIELDS: Readonly<Record<string, FormFields>> = { CBSQ: BUDGET_ALONE, XQSQ: ALL_FIELDS };

interface TripForm {
  fields: FormFields;
  tolerance?: object;
}

/** Inserts a form for each kind of application of an enterprise. `tripForms`: versions of the trip form, latest last. */
export async function insertForms(
  tx: DatabaseTransaction,
  enterprise_num: string,
  tripForms: readonly TripForm[] = [{ fields: ALL_FIELDS }],
): Promise<void> {
  const versionsOf = (table: string): readonly TripForm[] =>
    table === TRIP ? tripForms : [{ fields: FIELDS[table] ?? ALL_FIELDS }];
  await tx
    .insertInto('approval_form')
    .values(
      TEMPLATES.flatMap(({ table }) =>
        versionsOf(table).map(({ fields, tolerance }, i) => ({
          enterprise_num,
          application_table_id: table,
          application_table_version: i + 1,
          fields: JSON.stringify(fields),
          tolerance: tolerance === undefined ? null : JSON.stringify(tolerance),
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('approval_template')
    .values(
      TEMPLATES.map(({ type, name, table, formUrl }, i) => ({
        enterprise_num,
        template_type_id: `T${i + 1}`,
        template_type_name: name,
        application_business_type: type,
        application_table_id: table,
        application_table_version: versionsOf(table).length,
        form_url: formUrl,
        sort_order: i + 1,
      })),
    )
    .execute();
}

export const PURPOSES = ['客户拜访', '项目实施', '会议会展', '培训学习', '内部沟通', '其他'];

/** Inserts the purposes of trips that an applicant of an enterprise chooses from. */
export async function insertPurposes(tx: DatabaseTransaction, enterprise_num: string): Promise<void> {
  await tx
    .insertInto('travel_purpose')
    .values(
      PURPOSES.map((purpose_name, i) => ({
        enterprise_num,
        purpose_code: `P${i + 1}`,
        purpose_name,
        sort_order: i + 1,
      })),
    )
    .execute();
}
