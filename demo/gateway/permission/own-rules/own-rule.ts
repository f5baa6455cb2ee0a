import { gather } from '../../gather';
import { isForATime } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';

export type Where = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Changes of roles and of their members affect only the few rules that depend on roles. */
export type HangsOn = 'roles';

/**
 * A rule by which an enterprise binds its staff. Each `<area>/own-rules.ts` exports those of the area as `ownRules`.
 */
export interface OwnRule {
  /** Name shown on screens. */
  name: string;
  hangsOn?: HangsOn;
  /**
   * Reads the rule as it now binds a person. The returned function resolves with true if the rule has become looser
   * after a change.
   */
  begin(where: Where, staffNo: string): Promise<() => Promise<boolean>>;
}

interface Definition<V> {
  name: string;
  hangsOn?: HangsOn;
  /** Reads the rule as it now binds a member of staff. */
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

/** Positions that decide over others permanently; a caller may not take one by a temporary right. */
export const ownPosts = (name: string, find: Definition<ReadonlySet<string>>['find']): OwnRule =>
  ownRule({
    name,
    // heads, supervisors and owners also change when staff leave
    hangsOn: 'roles',
    find: (where, staffNo) =>
      staffNo === where.caller.staffNo && isForATime(where.caller)
        ? find(where, staffNo)
        : Promise.resolve(NONE),
    isLooser: (before, after) => [...after].some((post) => !before.has(post)),
  });

const FILE = /\/own-rules\.ts$/;
let gathered: Promise<OwnRule[]> | undefined;

/** Rules of all areas. */
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
 * Reads all rules, or those that depend on something, as they bind a person. The returned function resolves with the
 * names of the rules that have become looser.
 */
export async function beginAll(
  where: Where,
  staffNo: string,
  hangingOn?: HangsOn,
): Promise<() => Promise<string[]>> {
  const begun: { name: string; isLooser: () => Promise<boolean> }[] = [];
  // sequentially, because they share the transaction
  for (const rule of await allOwnRules())
    if (hangingOn === undefined || rule.hangsOn === hangingOn)
      begun.push({ name: rule.name, isLooser: await rule.begin(where, staffNo) });
  return async () => {
    const names: string[] = [];
    for (const { name, isLooser } of begun) if (await isLooser()) names.push(name);
    return names;
  };
}
