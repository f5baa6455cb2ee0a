import type {
  endPartnerSecret,
  NewPartnerSecret,
  rotatePartnerSecret,
} from '../../../../src/contract/agency/connections/partners';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { makeSecret, MOST_LIVE } from '../../login/partners/secrets';
import { endPartnerSessions } from '../../login/partners/sessions';
import type { GatewayConfig } from '../../server/config';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { DAY } from '../../server/limits/allowance';
import { requireFreshCode } from '../session/prove';
import { lockApp } from './queries';

const LONGEST_DAYS = 90;

/** Throws operatorProofNeeded, partnerAppUnknown, partnerAppChanged, partnerSecretsFull, fieldsInvalid at `formerEndTime`. */
export async function rotate(
  { db, now, operator, record }: OperatorContext,
  config: Pick<GatewayConfig, 'factorSecret'>,
  { appNo, revision, formerEndTime }: ParsedBodyOf<typeof rotatePartnerSecret>,
): Promise<NewPartnerSecret> {
  requireFreshCode(operator);
  const { app_name: appName } = await lockApp(db, operator, { appNo, revision });
  const secrets = await db
    .selectFrom('partner_secret')
    .select(['secret_no', 'fingerprint', 'ends_at'])
    .where('app_no', '=', appNo)
    .orderBy('secret_no', 'desc')
    .execute();
  const live = secrets.filter(({ ends_at: endsAt }) => endsAt === null || endsAt > now);
  if (live.length >= MOST_LIVE) throw new Fault('partnerSecretsFull');
  const ends: string[] = [];
  for (const { secret_no: formerNo, ends_at: planned } of live) {
    const asked = endOf(formerEndTime, now, 'formerEndTime');
    // an end that was planned earlier is not put off by the way
    const endsAt = planned !== null && planned < asked ? planned : asked;
    ends.push(await end(db, { appNo, secretNo: formerNo, endsAt, now }));
  }
  const secretNo = (secrets[0]?.secret_no ?? 0) + 1;
  const made = { appNo, secretNo, madeBy: operator.operatorNo, now };
  const { secret, fingerprint } = await makeSecret(db, config, made);
  await raiseVersion(db, appNo, revision);
  const summary = `为合作方应用${appName}生成密钥${secretNo}（指纹尾号${fingerprint}）`;
  await record({ subject: appNo, summary: [summary, ...ends].join('，') });
  return { appNo, secretNo, fingerprint, secret };
}

/** Throws partnerAppUnknown, partnerAppChanged, partnerSecretOver, fieldsInvalid at `endTime`. */
export async function endSecret(
  { db, now, operator, record }: OperatorContext,
  { appNo, revision, secretNo, endTime }: ParsedBodyOf<typeof endPartnerSecret>,
): Promise<object> {
  const { app_name: appName } = await lockApp(db, operator, { appNo, revision });
  const secret = await db
    .selectFrom('partner_secret')
    .select(['fingerprint', 'ends_at'])
    .where('app_no', '=', appNo)
    .where('secret_no', '=', secretNo)
    .executeTakeFirst();
  if (secret === undefined || (secret.ends_at !== null && secret.ends_at <= now))
    throw new Fault('partnerSecretOver');
  const said = await end(db, { appNo, secretNo, endsAt: endOf(endTime, now, 'endTime'), now });
  await raiseVersion(db, appNo, revision);
  const former = secret.ends_at === null ? '' : `，原有效至${instantText(secret.ends_at.toISOString())}`;
  await record({
    subject: appNo,
    summary: `合作方应用${appName}：${said}（指纹尾号${secret.fingerprint}${former}）`,
  });
  return {};
}

/** The moment of an end: now for ''. Throws fieldsInvalid at the field for one that is past or too far. */
function endOf(endTime: string, now: Date, field: string): Date {
  if (endTime === '') return now;
  const endsAt = new Date(endTime);
  if (!(endsAt > now)) throw fieldsInvalid({ [field]: '请选择将来的时间' });
  if (endsAt.getTime() - now.getTime() > LONGEST_DAYS * DAY)
    throw fieldsInvalid({ [field]: `最长保留${LONGEST_DAYS}天` });
  return endsAt;
}

/** Sets the end of a secret, at once with erasing it and with its sessions. Returns the words of the log. */
async function end(
  tx: Database,
  { appNo, secretNo, endsAt, now }: { appNo: string; secretNo: number; endsAt: Date; now: Date },
): Promise<string> {
  const isNow = endsAt <= now;
  await tx
    .updateTable('partner_secret')
    .set({ ends_at: endsAt, ...(isNow && { sealed_secret: null }) })
    .where('app_no', '=', appNo)
    .where('secret_no', '=', secretNo)
    .execute();
  if (!isNow) return `密钥${secretNo}有效至${instantText(endsAt.toISOString())}`;
  const ended = await endPartnerSessions(tx, appNo, { secretNo });
  return `密钥${secretNo}立即失效，结束登录${ended}个`;
}

const raiseVersion = (tx: Database, appNo: string, revision: number) =>
  tx
    .updateTable('partner_app')
    .set({ version: revision + 1 })
    .where('app_no', '=', appNo)
    .execute();
