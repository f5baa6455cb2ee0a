import type { Call, ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { liveProofs } from '../../../../src/domain/account-safety/factors';
import { findProofs } from '../../login/proofs';
import { refusePartners } from '../../login/require-proof';
import { Fault } from '../../server/fault';
import { implement, type CallerContext, type Implementation } from '../../server/implement';
import { markChanges } from '../../server/resource/change-log';
import { hashToken } from '../../server/token';
import { digestOf, endAsked, findAsker, keepAsked } from './asked';
import { findOtherHolders, type Holder } from './other-holders';
import { beginAll } from './own-rule';

/** A call that changes rules; others who hold the right that it needs are the second administrators. */
interface Asked {
  call: Pick<Call, 'permission' | 'path'>;
  body: unknown;
}

/** Others whose rules are looked at: reading those of all of many would take too long. */
const LOOKED_AT = 5;

/**
 * Makes a change, unless it loosens a rule over the caller. Then another administrator makes it, one whom it does not bind less
 * or, where it binds all of them alike, one who makes the same change after the caller has asked for it. Where there is no other
 * administrator the caller proves who they are. The log tells the last two. Throws ownRuleOther, ownRuleProof.
 */
export async function keepingOwnRules<T>(
  context: CallerContext,
  { call, body }: Asked,
  change: () => Promise<T>,
): Promise<T> {
  if (call.permission === undefined) throw new Error(`${call.path} needs no right`);
  const others = await findOtherHolders(context, call.permission);
  const isOwnLooser = await beginAll(context, context.caller.staffNo);
  const looserOf = new Map<Holder, () => Promise<string[]>>();
  for (const other of others.slice(0, LOOKED_AT)) looserOf.set(other, await beginAll(context, other.staffNo));
  const done = await change();
  const names = await isOwnLooser();
  if (names.length === 0) return done;
  if (others.length === 0) {
    await requireOwnProof(context, names);
    await markChanges(context, { resource: OWN_RULE, isOwn: true, rules: names });
    return done;
  }
  const free: Holder[] = [];
  for (const [other, isLooser] of looserOf) {
    const bound = await isLooser();
    if (!names.some((name) => bound.includes(name))) free.push(other);
  }
  if (free.length > 0) throw new Fault('ownRuleOther', otherText(names, free));
  const digest = digestOf([call.path, body]);
  const asker = await findAsker(context, digest, others);
  if (asker === undefined) {
    context.after('keep that a rule is to be changed', (db) => keepAsked({ ...context, db }, digest));
    throw new Fault('ownRuleOther', sameText(names, others));
  }
  await endAsked(context, digest);
  await markChanges(context, { resource: OWN_RULE, askedBy: asker.staffName, rules: names });
  return done;
}

/** Implements a call that may loosen rules over the caller. */
export const implementKeepingOwnRules = <C extends Call>(
  call: C,
  handle: (context: CallerContext, body: ParsedBodyOf<C>) => Promise<ResultOf<C>>,
  options?: Parameters<typeof implement<C>>[2],
): Implementation =>
  implement(
    call,
    (context, body) => keepingOwnRules(context, { call, body }, () => handle(context, body)),
    options,
  );

/** Changes in the log that loosen a rule over who made them, where the area writes none of its own. */
export const OWN_RULE = 'ownRule';

const namesOf = (holders: readonly Holder[]): string => holders.map(({ staffName }) => staffName).join('、');

const otherText = (names: readonly string[], holders: readonly Holder[]): string =>
  `该规则（${names.join('、')}）适用于您本人，请由其他管理员修改：${namesOf(holders)}`;

const sameText = (names: readonly string[], holders: readonly Holder[]): string =>
  `该规则（${names.join('、')}）适用于您本人和其他管理员，您的修改已登记，24小时内由其他管理员（${namesOf(holders)}）作同样的修改后生效`;

async function requireOwnProof(
  { db, authSign, now }: CallerContext,
  names: readonly string[],
): Promise<void> {
  await refusePartners(db, authSign);
  if (liveProofs(await findProofs(db, hashToken(authSign)), now.getTime()).length > 0) return;
  throw new Fault(
    'ownRuleProof',
    `该规则（${names.join('、')}）适用于您本人，企业没有其他管理员可以修改，请先验证身份；修改记录将注明“本人修改”`,
  );
}
