import { sql } from 'kysely';
import {
  queryAgencyLooks,
  queryCompanySettings,
  queryEnterprisePageForCloud,
  updateEntSettingInfoForCloud,
} from '../../../src/contract/enterprise-setting/company';
import { implementKeepingOwnRules } from '../permission/own-rules/keep';
import { Fault } from '../server/http/fault';
import { implement } from '../server/http/implement';
import { findChanges, logChange } from '../server/resource/change-log';
import { findAgencyLooks } from './agency-looks';
import { findCompany, saveCompanySettings } from './company-settings';
import { findOwnEnterprises } from './own-enterprises';

const RESOURCE = 'companySettings';

export const companyCalls = [
  implement(queryCompanySettings, async ({ db, caller: { enterpriseNum } }) => ({
    ...(await findCompany(db, enterpriseNum)),
    changeList: await findChanges(db, enterpriseNum, { resource: RESOURCE, key: enterpriseNum }),
  })),

  implementKeepingOwnRules(updateEntSettingInfoForCloud, async (context, { from, to }) => {
    const { db, caller } = context;
    const { enterpriseNum } = caller;
    // serialises concurrent settings, which would both pass the check of the former values
    await sql`select pg_advisory_xact_lock(hashtext('company settings'), hashtext(${enterpriseNum}))`.execute(
      db,
    );
    const { settings: before } = await findCompany(db, enterpriseNum);
    if (JSON.stringify(before) !== JSON.stringify(from)) throw new Fault('rowChanged', undefined, before);
    if (JSON.stringify(before) === JSON.stringify(to)) return to;
    await saveCompanySettings(db, enterpriseNum, { before, to });
    await logChange(context, { resource: RESOURCE, key: enterpriseNum, before, after: to });
    return to;
  }),

  implement(queryAgencyLooks, ({ db, caller }) => findAgencyLooks(db, caller.enterpriseNum)),

  implement(queryEnterprisePageForCloud, ({ db, caller }, asked) => findOwnEnterprises(db, caller, asked)),
];
