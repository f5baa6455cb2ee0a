import type { Database } from '../../demo/gateway/db/database';
import { inTransaction } from '../../demo/gateway/db/transaction';
import {
  findAgencies,
  NewAgency,
  recoverOperator,
  setUpAgency,
  type KnownAgency,
} from '../../demo/gateway/set-up-agency';
import * as v from 'valibot';
import { AGENCY_FLAGS, UsageError, type Given } from './flags';
import { agencyAddress, linkText } from './links';
import { complete } from './questions';

interface Run {
  db: Database;
  given: Given;
  isTerminal: boolean;
  now: Date;
}

const AGENCY_FIELDS = ['agencyNumber', 'agencyName'];
const WEBSITE_FIELDS = ['websiteHost', 'websiteName', 'websiteLogo'];

/** Creates the agency, its website and its first operator where they do not exist. Resolves with the lines to print. */
export async function agency({ db, given, isTerminal, now }: Run): Promise<string[]> {
  const all = await findAgencies(db);
  const known = agencyOf(all, given['agencyNumber']);
  const wanted = wantedParts(known, given);
  const flags = AGENCY_FLAGS.filter(({ field }) => wanted.fields.has(field)).map((flag) =>
    flag.field === 'websiteName' && given['agencyName'] !== undefined
      ? { ...flag, otherwise: given['agencyName'], isAsked: true as const }
      : flag,
  );
  const texts = await complete(flags, given, { schemas: NewAgency.entries, isTerminal });
  const values = v.parse(v.partial(NewAgency), texts);
  const {
    agencyNumber = known?.tmcNumber ?? '',
    agencyName = known?.tmcName ?? '',
    websiteHost = '',
    websiteName = '',
    websiteLogo = '',
    operatorName = '',
    operatorLogin = '',
    operatorPhone = '',
    operatorEmail = '',
  } = values;
  const made = await inTransaction(db, (tx) =>
    setUpAgency(
      tx,
      {
        agency: { agencyNumber, agencyName },
        website: wanted.website ? { websiteHost, websiteName, websiteLogo } : undefined,
        operator: wanted.operator
          ? { operatorName, operatorLogin, operatorPhone, operatorEmail, isFirst: wanted.isFirst }
          : undefined,
      },
      now,
    ),
  );
  const hosts = wanted.website && made.isWebsiteMade ? [websiteHost] : [];
  return [
    `服务商 ${made.tmcNumber} ${made.tmcName}：${made.isAgencyMade ? '已建立' : '已存在，未修改'}`,
    ...hosts.map((host) => `网站 ${host}：已建立`),
    ...made.found.hosts.map((host) => `网站 ${host}：已存在，未修改`),
    ...made.found.operators.map((login) => `操作员 ${login}：已存在，未修改`),
    ...(made.link === undefined
      ? []
      : [
          `操作员 ${operatorLogin}：已建立，请打开链接设置密码和两步验证（仅显示一次）`,
          ...linkText(agencyAddress() + made.link.path, made.link.expiresAt),
        ]),
  ];
}

/** The agency of the command: the one of the flag, otherwise the only one; undefined if it does not exist. */
export function agencyOf(
  all: readonly KnownAgency[],
  agencyNumber: string | undefined,
): KnownAgency | undefined {
  if (agencyNumber !== undefined) return all.find(({ tmcNumber }) => tmcNumber === agencyNumber);
  if (all.length > 1)
    throw new UsageError(
      `--agency-number：有多个服务商，请指定其一：${all.map(({ tmcNumber }) => tmcNumber).join('、')}`,
    );
  return all[0];
}

/** Parts that are missing, or that a flag names and that do not exist. */
function wantedParts(known: KnownAgency | undefined, given: Given) {
  const host = given['websiteHost']?.trim().toLowerCase();
  const login = given['operatorLogin']?.trim().toLowerCase();
  const website =
    known === undefined || known.hosts.length === 0 || (host !== undefined && !known.hosts.includes(host));
  const isFirst = known === undefined || known.operators.length === 0;
  const operator = isFirst || (login !== undefined && !known.operators.includes(login));
  const fields = new Set([
    ...(known === undefined ? AGENCY_FIELDS : []),
    ...(website ? WEBSITE_FIELDS : []),
    ...(operator
      ? AGENCY_FLAGS.map(({ field }) => field).filter((field) => field.startsWith('operator'))
      : []),
  ]);
  return { website, operator, isFirst, fields };
}

/** Gives an operator a new link. */
export async function operator({ db, given, isTerminal, now }: Run): Promise<string[]> {
  const flags = AGENCY_FLAGS.filter(({ field }) => field === 'operatorLogin').map((flag) => ({
    ...flag,
    label: '操作员登录账号',
  }));
  const texts = await complete(flags, given, { schemas: NewAgency.entries, isTerminal });
  const loginName = v.parse(NewAgency.entries.operatorLogin, texts['operatorLogin']);
  const link = await inTransaction(db, (tx) => recoverOperator(tx, { loginName, now }));
  return [
    `操作员 ${loginName} ${link.operatorName}：请打开链接重新设置密码和两步验证（仅显示一次，旧链接已失效）`,
    ...linkText(agencyAddress() + link.path, link.expiresAt),
  ];
}
