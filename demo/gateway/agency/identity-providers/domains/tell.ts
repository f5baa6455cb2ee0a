import { AGENCY_ROLES } from '../../../../../src/contract/agency/rights';
import { RIGHTS_OF_ROLE } from '../../../../../src/domain/agency/rights';
import type { DatabaseTransaction } from '../../../db/database';
import { insertMails } from '../../../mail/queries';
import type { EventSource } from '../../../server/events/domain-events';
import { logAgency } from '../../log/write';
import { domainMailAbout } from './mail';

type Source = Omit<EventSource, 'db'> & { db: DatabaseTransaction };

const SUMMARIES = {
  missing: (domain: string) => `未找到邮箱域名${domain}的DNS记录，两周后失效`,
  lapsed: (domain: string) => `邮箱域名${domain}已失效：两周没有找到DNS记录`,
};

/** Logs the loss of a record, and mails the operators of the agency who manage sign-on. */
export async function tellOperators(
  source: Source,
  { domain, provider_no: providerNo }: { domain: string; provider_no: string },
  tells: keyof typeof SUMMARIES,
): Promise<void> {
  const { db, now } = source;
  const provider = await db
    .selectFrom('identity_provider as p')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
    .select(['e.tmc_number', 'e.enterprise_num', 'e.ent_name'])
    .where('p.provider_no', '=', providerNo)
    .executeTakeFirstOrThrow();
  await logAgency(db, {
    tmcNumber: provider.tmc_number,
    operatorNo: null,
    operatorName: '系统',
    call: 'verifyIdentityDomain',
    enterpriseNum: provider.enterprise_num,
    subject: providerNo,
    summary: `${provider.ent_name}的单点登录：${SUMMARIES[tells](domain)}`,
    address: '',
    now,
  });
  const operators = await db
    .selectFrom('agency_operator')
    .select(['operator_no', 'roles'])
    .where('tmc_number', '=', provider.tmc_number)
    .where('is_stopped', '=', false)
    .where('email', '<>', '')
    .execute();
  const tending = AGENCY_ROLES.filter((role) => RIGHTS_OF_ROLE[role].includes('manageIdentityProviders'));
  const told = operators.filter(({ roles }) => roles.some((role) => tending.includes(role)));
  await insertMails(
    source,
    told.map(({ operator_no: operatorNo }) =>
      domainMailAbout({ tells, domain, providerNo, operatorNo, at: now }),
    ),
  );
}
