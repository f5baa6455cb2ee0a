import type { ResultOf } from '../../../../src/contract/call';
import type { ApplyType } from '../../../../src/contract/approval/approval';
import type { queryTemplateTypes } from '../../../../src/contract/approval/templates';
import type { FormFields, FormVersion } from '../../../../src/contract/approval/trip';
import { APP, MODULE, SITE } from '../../../../src/contract/permission/objects';
import {
  formTypeOf,
  needsApprovalSite,
  templateOf,
  templateProblem,
} from '../../../../src/domain/travel-standard/approval-template';
import type { Database } from '../../db/database';
import { findModuleObjects } from '../../permission/queries';
import { Fault } from '../../server/http/fault';

type Template = ResultOf<typeof queryTemplateTypes>[number];

/** The forms of an enterprise, the default one first. */
export function findTemplates(db: Database, enterpriseNum: string): Promise<Template[]> {
  return db
    .selectFrom('approval_template as t')
    .innerJoin('approval_form as f', (join) =>
      join
        .onRef('f.enterprise_num', '=', 't.enterprise_num')
        .onRef('f.application_table_id', '=', 't.application_table_id')
        .onRef('f.application_table_version', '=', 't.application_table_version'),
    )
    .select([
      't.template_type_id as templateTypeID',
      't.template_type_name as templateTypeName',
      't.application_business_type as applicationBusinessType',
      't.application_table_id as applicationTableID',
      't.application_table_version as applicationTableVersion',
      't.form_url as formURL',
      't.icon_url as iconUrl',
      'f.fields as formFields',
      'f.tolerance',
    ])
    .where('t.enterprise_num', '=', enterpriseNum)
    .orderBy('t.sort_order')
    .execute();
}

/**
 * The form for such an application. Throws templateMissing, with the message of specification 5.2, when the enterprise
 * has none, or domainMissing when its site is unknown.
 */
export async function checkTemplate(
  db: Database,
  enterpriseNum: string,
  applyType: ApplyType,
): Promise<Template> {
  const templates = await findTemplates(db, enterpriseNum);
  const problem = templateProblem(templates, formTypeOf(applyType));
  const template = templateOf(templates, formTypeOf(applyType));
  if (problem !== undefined || template === undefined) throw new Fault('templateMissing', problem);
  if (needsApprovalSite(template) && !(await hasApprovalSite(db))) throw new Fault('domainMissing');
  return template;
}

/** Returns whether any host has an address of the approval site. The client picks its own. */
async function hasApprovalSite(db: Database): Promise<boolean> {
  const sites = await findModuleObjects(db, { appNo: APP.siteAddresses, moduleNo: MODULE.siteAddresses });
  return sites.some(
    ({ object_no, url, is_enable }) =>
      is_enable && url.trim() !== '' && object_no.endsWith(`-${SITE.approval}`),
  );
}

/** Fields of a version of a form; null when it does not exist. */
export async function findFormFields(
  db: Database,
  enterpriseNum: string,
  form: FormVersion | null,
): Promise<FormFields | null> {
  if (form === null) return null;
  const found = await db
    .selectFrom('approval_form')
    .select('fields')
    .where('enterprise_num', '=', enterpriseNum)
    .where('application_table_id', '=', form.applicationTableID)
    .where('application_table_version', '=', form.applicationTableVersion)
    .executeTakeFirst();
  return found?.fields ?? null;
}
