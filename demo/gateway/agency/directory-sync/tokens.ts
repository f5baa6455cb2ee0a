import type {
  addDirectoryToken,
  endDirectoryToken,
  NewDirectoryToken,
} from '../../../../src/contract/agency/connections/directory-sync';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { makeToken, MOST_LIVE } from '../../directory-sync/tokens';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { DAY } from '../../server/limits/allowance';
import { requireFreshCode } from '../session/prove';
import { directorySubject } from './queries';
import { lockSettings } from './settings';

const LONGEST_DAYS = 90;

/** Throws operatorProofNeeded, agencyEnterpriseUnknown, directorySyncUnset, directorySyncChanged, directoryTokensFull. */
export async function addToken(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, revision }: ParsedBodyOf<typeof addDirectoryToken>,
): Promise<NewDirectoryToken> {
  requireFreshCode(operator);
  const { entName, settings } = await lockSettings(db, operator, { enterpriseNum, revision });
  if (settings === undefined) throw new Fault('directorySyncUnset');
  const tokens = await db
    .selectFrom('directory_token')
    .select(['token_no', 'ends_at'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('token_no', 'desc')
    .execute();
  const live = tokens.filter(({ ends_at: endsAt }) => endsAt === null || endsAt > now);
  if (live.length >= MOST_LIVE) throw new Fault('directoryTokensFull');
  const tokenNo = (tokens[0]?.token_no ?? 0) + 1;
  const { token, fingerprint } = await makeToken(db, {
    enterpriseNum,
    tokenNo,
    madeBy: operator.operatorNo,
    now,
  });
  await raiseVersion(db, enterpriseNum, revision);
  const summary = `为${entName}的目录同步生成令牌${tokenNo}（指纹尾号${fingerprint}）`;
  await record({ enterpriseNum, subject: directorySubject(enterpriseNum), summary });
  return { enterpriseNum, tokenNo, fingerprint, token };
}

/** Throws agencyEnterpriseUnknown, directorySyncChanged, directoryTokenOver, fieldsInvalid at `endTime`. */
export async function endToken(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, revision, tokenNo, endTime }: ParsedBodyOf<typeof endDirectoryToken>,
): Promise<object> {
  const { entName } = await lockSettings(db, operator, { enterpriseNum, revision });
  const token = await db
    .selectFrom('directory_token')
    .select(['fingerprint', 'ends_at'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('token_no', '=', tokenNo)
    .executeTakeFirst();
  if (token === undefined || (token.ends_at !== null && token.ends_at <= now))
    throw new Fault('directoryTokenOver');
  const endsAt = endOf(endTime, now);
  await db
    .updateTable('directory_token')
    .set({ ends_at: endsAt })
    .where('enterprise_num', '=', enterpriseNum)
    .where('token_no', '=', tokenNo)
    .execute();
  await raiseVersion(db, enterpriseNum, revision);
  const until = endsAt <= now ? '立即失效' : `有效至${instantText(endsAt.toISOString())}`;
  const summary = `${entName}的目录同步：令牌${tokenNo}${until}（指纹尾号${token.fingerprint}）`;
  await record({ enterpriseNum, subject: directorySubject(enterpriseNum), summary });
  return {};
}

/** The moment of an end: now for ''. Throws fieldsInvalid for one that is past or too far. */
function endOf(endTime: string, now: Date): Date {
  if (endTime === '') return now;
  const endsAt = new Date(endTime);
  if (!(endsAt > now)) throw fieldsInvalid({ endTime: '请选择将来的时间' });
  if (endsAt.getTime() - now.getTime() > LONGEST_DAYS * DAY)
    throw fieldsInvalid({ endTime: `最长保留${LONGEST_DAYS}天` });
  return endsAt;
}

const raiseVersion = (tx: Database, enterpriseNum: string, revision: number) =>
  tx
    .updateTable('directory_sync')
    .set({ version: revision + 1 })
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
