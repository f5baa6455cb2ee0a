import { sql } from 'kysely';
import { safeParse } from 'valibot';
import { hasLockedFilters, TokenScope } from '../../../../src/contract/login/token-scope';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { isLockable, isNameable } from '../../server/token-scope/allowed-calls';
import type { SessionHolder } from '../queries';

const wrong = (why: string): Fault => new Fault('tokenScopeWrong', `令牌范围（scope）不正确：${why}`);

/** Reads the scope of a signed request, as it is stored with the session. Throws tokenScopeWrong. */
export async function readTokenScope(
  tx: Database,
  text: string,
  { enterpriseNum }: Pick<SessionHolder, 'enterpriseNum'>,
): Promise<string> {
  const parsed = safeParse(TokenScope, parseJson(text));
  if (!parsed.success) throw wrong('需为JSON对象，字段为elements、readOnly、deptNOs、costCenterNOs');
  const scope = parsed.output;
  if (!(scope.readOnly === true || scope.elements !== undefined || hasLockedFilters(scope)))
    throw wrong('没有任何限制');
  const unknown = scope.elements?.find((element) => !isNameable(element));
  if (unknown !== undefined) throw wrong(`组件${unknown}不存在或不能用于受限令牌`);
  if (hasLockedFilters(scope)) {
    const open = scope.elements?.find((element) => !isLockable(element));
    if (open !== undefined) throw wrong(`组件${open}不支持锁定部门或成本中心`);
    // a narrow token stays in its enterprise
    await assertOwn(tx, { table: 'department', nos: scope.deptNOs, enterpriseNum });
    await assertOwn(tx, { table: 'cost_center', nos: scope.costCenterNOs, enterpriseNum });
  }
  return JSON.stringify(scope);
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // a schema of an object without required fields takes a list, too
    return Array.isArray(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

interface Numbers {
  table: 'department' | 'cost_center';
  nos: readonly string[] | undefined;
  enterpriseNum: string;
}

/** Numbers of foreign enterprises are answered as unknown ones. */
async function assertOwn(tx: Database, { table, nos, enterpriseNum }: Numbers): Promise<void> {
  if (nos === undefined) return;
  const column = table === 'department' ? 'dept_no' : 'cost_center_no';
  const { rows } = await sql<{ no: string }>`
    select ${sql.ref(column)} as no from ${sql.table(table)}
    where ${sql.ref(column)} = any(${[...nos]}) and enterprise_num = ${enterpriseNum}`.execute(tx);
  const known = new Set(rows.map(({ no }) => no));
  const missing = nos.find((no) => !known.has(no));
  if (missing !== undefined) throw wrong(`${table === 'department' ? '部门' : '成本中心'}${missing}不存在`);
}
