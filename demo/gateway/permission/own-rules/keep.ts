import type { Call, ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { liveProofs } from '../../../../src/domain/account-safety/factors';
import { findProofs } from '../../login/proofs';
import { refusePartners } from '../../login/require-proof';
import { Fault } from '../../server/http/fault';
import { implement, type CallerContext, type Implementation } from '../../server/http/implement';
import { markChanges } from '../../server/resource/change-log';
import { hashToken } from '../../server/http/token';
import { findMakers, isSecondPerson } from '../second-person';
import { digestOf, deleteRequest, findAskers } from './requests';
import {
  otherHoldersText,
  findOtherHolders,
  isSoleHolder,
  namesOf,
  type Holder,
  type OtherHolders,
} from './other-holders';
import { beginAll, type HangsOn } from './own-rule';
import { requestSecondPerson } from './request-second-person';

/** A call that changes rules. Other holders of its right are the possible second administrators. */
interface RuleChange {
  call: Pick<Call, 'permission' | 'path'>;
  body: unknown;
  /** Restricts the check to rules that depend on it; default all. */
  hangingOn?: HangsOn | undefined;
}

/** Limit of other administrators whose rules are read, to bound the time. */
const LOOKED_AT = 5;

/**
 * Reads the rules before a change. The returned function, called after the change, refuses it where it loosens a rule
 * over the caller. In that case another administrator must make it: one over whom it does not loosen these rules, or,
 * where it loosens them over all alike, one who makes the same change after the caller has requested it. Without
 * another administrator the caller proves their identity. The last two cases are marked in the log. The change is also
 * refused if it loosens a rule over a person who has recently set up the caller. Throws ownRuleOther, ownRuleProof,
 * secondPersonRecent.
 */
export async function beginOwnRules(
  context: CallerContext,
  { call, body, hangingOn }: RuleChange,
): Promise<() => Promise<void>> {
  const { permission } = call;
  if (permission === undefined) throw new Error(`${call.path} needs no right`);
  const { db, caller, now } = context;
  const { enterpriseNum, staffNo } = caller;
  const begin = (person: string) => beginAll(context, person, hangingOn);
  const others = await findOtherHolders(context, permission);
  const isOwnLooser = await begin(staffNo);
  const looserOf = new Map<Holder, () => Promise<string[]>>();
  for (const other of others.able.slice(0, LOOKED_AT)) looserOf.set(other, await begin(other.staffNo));
  const makers = await findMakers(db, { enterpriseNum, person: staffNo, objectNo: permission, now });
  const looserOfMakers: (() => Promise<string[]>)[] = [];
  for (const maker of makers) looserOfMakers.push(await begin(maker));
  return async () => {
    const names = await isOwnLooser();
    if (names.length > 0 && others.able.length === 0 && !isSoleHolder(others))
      throw new Fault(
        'ownRuleOther',
        `该规则（${names.join('、')}）适用于您本人，${otherHoldersText(others)}`,
      );
    const free: Holder[] = [];
    if (names.length > 0)
      for (const [other, isLooser] of looserOf) {
        const bound = await isLooser();
        if (!names.some((name) => bound.includes(name))) free.push(other);
      }
    if (free.length > 0) throw new Fault('ownRuleOther', otherText(names, free));
    for (const isLooser of looserOfMakers)
      if ((await isLooser()).length > 0) throw new Fault('secondPersonRecent');
    if (names.length === 0) return;
    if (isSoleHolder(others)) {
      await requireOwnProof(context, names);
      await markChanges(context, { resource: OWN_RULE, isOwn: true, rules: names });
      return;
    }
    const askedBy = await requireAsker(context, {
      permission,
      digest: digestOf([call.path, body]),
      names,
      others,
    });
    await markChanges(context, { resource: OWN_RULE, askedBy, rules: names });
  };
}

/** Reads the rules, makes a change, and checks it against them. */
export async function keepingOwnRules<T>(
  context: CallerContext,
  asked: RuleChange,
  change: () => Promise<T>,
): Promise<T> {
  const settle = await beginOwnRules(context, asked);
  const done = await change();
  await settle();
  return done;
}

interface Same {
  permission: string;
  digest: string;
  names: readonly string[];
  others: OtherHolders;
}

/**
 * Name of another person who has requested the same change and is independent of the caller. Throws ownRuleOther,
 * secondPersonRecent.
 */
async function requireAsker(
  context: CallerContext,
  { permission, digest, names, others: { able } }: Same,
): Promise<string> {
  const { db, caller, now } = context;
  const askers = await findAskers(context, digest, able);
  if (askers.length === 0) {
    context.after('keep that a rule is to be changed', (later) =>
      requestSecondPerson(context, later, { permission, digest, names, able }),
    );
    throw new Fault('ownRuleOther', sameText(names, able));
  }
  for (const { staffNo, staffName, askedAt } of askers) {
    const between = { enterpriseNum: caller.enterpriseNum, objectNo: permission, askedAt, now };
    if (!(await isSecondPerson(db, { ...between, first: staffNo, second: caller.staffNo }))) continue;
    await deleteRequest(context, digest);
    return staffName;
  }
  throw new Fault('secondPersonRecent');
}

/** Implements a call that may loosen rules over the caller. */
export const implementKeepingOwnRules = <C extends Call>(
  call: C,
  handle: (context: CallerContext, body: ParsedBodyOf<C>) => Promise<ResultOf<C>>,
  { hangingOn, ...options }: Parameters<typeof implement<C>>[2] & Pick<RuleChange, 'hangingOn'> = {},
): Implementation =>
  implement(
    call,
    (context, body) => keepingOwnRules(context, { call, body, hangingOn }, () => handle(context, body)),
    { ...options, keepsOwnRules: true },
  );

/** Resource name in the log for changes that loosen a rule over their author when the area logs none itself. */
export const OWN_RULE = 'ownRule';

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
