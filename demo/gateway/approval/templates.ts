import type { ResultOf } from '../../../src/contract/call';
import type { ApplyType, queryTemplateTypes } from '../../../src/contract/approval/approval';
import { formTypeOf, templateProblem } from '../../../src/domain/standard/approval-template';
import type { Database } from '../db/database';
import { Fault } from '../server/fault';

/** The forms of an enterprise, the default one first. */
export function findTemplates(
  db: Database,
  enterpriseNum: string,
): Promise<ResultOf<typeof queryTemplateTypes>> {
  return db
    .selectFrom('approval_template')
    .select([
      'template_type_id as templateTypeID',
      'template_type_name as templateTypeName',
      'application_business_type as applicationBusinessType',
      'application_table_id as applicationTableID',
      'application_table_version as applicationTableVersion',
      'form_url as formURL',
      'icon_url as iconUrl',
    ])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('sort_order')
    .execute();
}

/** Throws templateMissing, in the words of specification 5.2, where the enterprise has no form for such an application. */
export async function checkTemplate(
  db: Database,
  enterpriseNum: string,
  applyType: ApplyType,
): Promise<void> {
  const problem = templateProblem(await findTemplates(db, enterpriseNum), formTypeOf(applyType));
  if (problem !== undefined) throw new Fault('templateMissing', problem);
}
