import { gather } from '../../gather';
import { isForATime } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';

export type Where = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Changes of roles, and of who is in them, touch few rules: those that hang on roles. */
export type HangsOn = 'roles';

/** A rule that an enterprise binds its staff by. Each `<area>/own-rules.ts` exports those of the area as `ownRules`. */
export interface OwnRule {
  /** As screens call it. */
  name: string;
  hangsOn?: HangsOn;
  /** Reads the rule as it binds somebody now; the answer tells whether it binds them less once something is changed. */
  begin(where: Where, staffNo: string): Promise<() => Promise<boolean>>;
}

interface Definition<V> {
  name: string;
  hangsOn?: HangsOn;
  /** The rule as it binds a member of staff at this moment. */
  find(where: Where, staffNo: string): Promise<V>;
  isLooser(before: V, after: V, staffNo: string): boolean;
}

export const ownRule = <V>({ find, isLooser, ...named }: Definition<V>): OwnRule => ({
  ...named,
  async begin(where, staffNo) {
    const before = await find(where, staffNo);
    return async () => isLooser(before, await find(where, staffNo), staffNo);
  },
});

const NONE: ReadonlySet<string> = new Set();

/** Posts by which somebody decides over others for good: callers take none by a right that they have until a day. */
export const ownPosts = (name: string, find: Definition<ReadonlySet<string>>['find']): OwnRule =>
  ownRule({
    name,
    // heads, supervisors and owners change with a departure, too
    hangsOn: 'roles',
    find: (where, staffNo) =>
      staffNo === where.caller.staffNo && isForATime(where.caller)
        ? find(where, staffNo)
        : Promise.resolve(NONE),
    isLooser: (before, after) => [...after].some((post) => !before.has(post)),
  });

const FILE = /\/own-rules\.ts$/;
let gathered: Promise<OwnRule[]> | undefined;

/** The rules of all areas. */
export function allOwnRules(): Promise<OwnRule[]> {
  gathered ??= gather(FILE).then((found) =>
    found.flatMap(({ path, module }) => {
      const { ownRules } = module as { ownRules?: readonly OwnRule[] };
      if (ownRules === undefined) throw new Error(`${path} exports no ownRules`);
      return ownRules;
    }),
  );
  return gathered;
}

/**
 * Reads all rules, or those that hang on something, as they bind somebody; the answer tells the names of those that bind them less by
 * then.
 */
export async function beginAll(
  where: Where,
  staffNo: string,
  hangingOn?: HangsOn,
): Promise<() => Promise<string[]>> {
  const begun: { name: string; isLooser: () => Promise<boolean> }[] = [];
  // one after the other: they share the transaction
  for (const rule of await allOwnRules())
    if (hangingOn === undefined || rule.hangsOn === hangingOn)
      begun.push({ name: rule.name, isLooser: await rule.begin(where, staffNo) });
  return async () => {
    const names: string[] = [];
    for (const { name, isLooser } of begun) if (await isLooser()) names.push(name);
    return names;
  };
}
