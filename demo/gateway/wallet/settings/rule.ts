import { SAFEGUARDS, type Safeguard, type Safeguards } from '../../../../src/domain/wallet/safeguards';
import { logChange } from '../../server/resource/change-log';
import type { CallerContext } from '../../server/http/implement';
import { findSettings } from './find';

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Resource name of wallet settings in the log of changes. */
export const WALLET_SETTINGS = 'walletSettings';

const COLUMNS = {
  orderLimit: 'order_limit',
  personDayLimit: 'person_day_limit',
  dayLimit: 'day_limit',
  reviewAbove: 'review_above',
  securityAbove: 'security_above',
} as const satisfies Record<Safeguard, string>;

/** Sets some of the limits of an enterprise that has a rule. */
export async function updateRule({ db, caller, now }: Context, wanted: Partial<Safeguards>): Promise<void> {
  const set = SAFEGUARDS.flatMap((name) => {
    const fen = wanted[name];
    return fen === undefined ? [] : [[COLUMNS[name], fen] as const];
  });
  await db
    .updateTable('wallet_rule')
    .set((eb) => ({
      ...Object.fromEntries(set),
      revision: eb('revision', '+', 1),
      changed_by: caller.staffNo,
      changed_at: now,
    }))
    .where('enterprise_num', '=', caller.enterpriseNum)
    .execute();
}

/**
 * Runs a change of the settings and logs them before and after; unchanged settings are not logged. `askedBy`: the
 * administrator whose request another one approves.
 */
export async function logSettings<T>(
  context: Context,
  change: () => Promise<T>,
  { askedBy }: { askedBy?: string } = {},
): Promise<T> {
  const { enterpriseNum } = context.caller;
  const before = await displayedSettings(context);
  const done = await change();
  const after = await displayedSettings(context);
  if (JSON.stringify(before) !== JSON.stringify(after))
    await logChange(context, {
      resource: WALLET_SETTINGS,
      key: enterpriseNum,
      before,
      after: { ...after, ...(askedBy !== undefined && { askedBy }) },
    });
  return done;
}

async function displayedSettings({ db, caller }: Context): Promise<Record<string, unknown>> {
  const { revision: _, warnedList, ...settings } = await findSettings(db, caller.enterpriseNum);
  return { ...settings, warnedList: warnedList.map(({ staffName }) => staffName) };
}
