import type { DemoSeed } from '../seed/demo-seed';
import { insertFlows, nameHeads } from './demo-flows';
import { insertTripRequests, purposes } from './demo-requests';
import type { Insertable } from 'kysely';
import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import type { DatabaseTransaction } from '../db/database';
import type { Schema } from '../db/schema';
import { ENTERPRISES } from '../seed/organisation';

type NewTemplate = Insertable<Schema['approval_template']>;

/** The first is the default template (specification 3). */
const TEMPLATES = [
  { type: APPLY_TYPE.trip, name: '出差申请', table: 'CCSQ', formUrl: 'dist/html/apply.html' },
  { type: APPLY_TYPE.overStandard, name: '超标申请', table: 'CBSQ', formUrl: 'dist/html/apply.html' },
  { type: APPLY_TYPE.preTrip, name: '行前申请', table: 'XQSQ', formUrl: 'dist/html/submitPreTripApply.html' },
] as const;

export const seed: DemoSeed = {
  after: ['staff'],
  async insert({ tx, people, now }) {
    await insertApprovalTemplates(tx);
    await nameHeads(tx);
    await insertFlows(tx, people, now);
    await tx.insertInto('travel_purpose').values(purposes()).execute();
    await insertTripRequests(tx, people, now);
  },
};

/** Every enterprise has a form for each kind of application. */
async function insertApprovalTemplates(tx: DatabaseTransaction): Promise<void> {
  const rows = ENTERPRISES.flatMap(({ enterpriseNum }) =>
    TEMPLATES.map(({ type, name, table, formUrl }, i): NewTemplate => ({
      enterprise_num: enterpriseNum,
      template_type_id: `T${i + 1}`,
      template_type_name: name,
      application_business_type: type,
      application_table_id: table,
      application_table_version: 1,
      form_url: formUrl,
      sort_order: i + 1,
    })),
  );
  await tx.insertInto('approval_template').values(rows).execute();
}
