import { APPLY_TYPE } from '../../../../src/contract/approval/approval';
import type { FormFields } from '../../../../src/contract/approval/trip';
import type { DatabaseTransaction } from '../../db/database';
import { ENTERPRISES } from '../../seed/organisation';

/** The first is the default template (specification 3). */
const TEMPLATES = [
  { type: APPLY_TYPE.trip, name: '出差申请', table: 'CCSQ', version: 2, formUrl: 'dist/html/apply.html' },
  {
    type: APPLY_TYPE.overStandard,
    name: '超标申请',
    table: 'CBSQ',
    version: 1,
    formUrl: 'dist/html/apply.html',
  },
  {
    type: APPLY_TYPE.preTrip,
    name: '行前申请',
    table: 'XQSQ',
    version: 1,
    formUrl: 'dist/html/submitPreTripApply.html',
  },
] as const;

const BUDGET_ALONE: FormFields = {
  budget: 'optional',
  costCenter: 'hidden',
  accountingEntity: 'hidden',
  files: 'hidden',
};
const ALL: FormFields = {
  budget: 'optional',
  costCenter: 'optional',
  accountingEntity: 'optional',
  files: 'optional',
};

/** Inserts a form per kind of application for every enterprise; the trip form is in its second version. */
export async function insertDemoForms(tx: DatabaseTransaction): Promise<void> {
  const forms = ENTERPRISES.flatMap(({ enterpriseNum }) => {
    // the second enterprise requires the cost centre
    const wanted: FormFields = enterpriseNum === '100002' ? { ...ALL, costCenter: 'required' } : ALL;
    const form = (table: string, version: number, fields: FormFields, tolerance: object | null = null) => ({
      enterprise_num: enterpriseNum,
      application_table_id: table,
      application_table_version: version,
      fields: JSON.stringify(fields),
      tolerance: tolerance && JSON.stringify(tolerance),
    });
    return [
      form('CCSQ', 1, BUDGET_ALONE),
      form('CCSQ', 2, wanted, { budgetPercent: 10, days: 1 }),
      form('CBSQ', 1, BUDGET_ALONE),
      form('XQSQ', 1, ALL),
    ];
  });
  await tx.insertInto('approval_form').values(forms).execute();
  const templates = ENTERPRISES.flatMap(({ enterpriseNum }) =>
    TEMPLATES.map(({ type, name, table, version, formUrl }, i) => ({
      enterprise_num: enterpriseNum,
      template_type_id: `T${i + 1}`,
      template_type_name: name,
      application_business_type: type,
      application_table_id: table,
      application_table_version: version,
      form_url: formUrl,
      sort_order: i + 1,
    })),
  );
  await tx.insertInto('approval_template').values(templates).execute();
}
