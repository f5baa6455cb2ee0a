import type { SignInWay } from '../../../../src/contract/login/account-event';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { SessionHolder } from '../queries';
import '../schema';
import './schema';

/** Ways by which the gateway itself proves its users, which an enterprise can forbid. */
const LOCAL: readonly (SignInWay | '')[] = ['', 'password', 'sms', 'thirdParty'];

export const isLocal = (way: SignInWay | ''): boolean => LOCAL.includes(way);

/** Enterprises whose provider is on and forbids local ways to this member. */
function forbidding(db: Database, userNo: string) {
  return db
    .selectFrom('identity_provider as p')
    .innerJoin('staff as st', 'st.enterprise_num', 'p.enterprise_num')
    .leftJoin('main_manager as m', 'm.enterprise_num', 'p.enterprise_num')
    .select('p.enterprise_num')
    .where('st.user_no', '=', userNo)
    .where('p.is_on', '=', true)
    .where('p.forbids_local', '=', true)
    .where((eb) =>
      eb.or([
        eb('p.spares_main_manager', '=', false),
        eb('m.staff_no', 'is', null),
        eb('m.staff_no', '<>', eb.ref('st.staff_no')),
      ]),
    );
}

/**
 * Limits a sign-in by a local way to enterprises that allow it, and begins in one of these. Throws signOnOnly for a user
 * whose enterprises all require their own provider.
 */
export async function withinLocal(
  db: Database,
  holder: SessionHolder,
  way: SignInWay,
): Promise<SessionHolder> {
  if (!isLocal(way)) return holder;
  const forbidden = await forbidding(db, holder.userNo).execute();
  if (forbidden.length === 0) return holder;
  const places = await db
    .selectFrom('staff as st')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'st.enterprise_num')
    .select(['st.enterprise_num', 'st.staff_no'])
    .where('st.user_no', '=', holder.userNo)
    .where('st.staff_state', '=', 'active')
    .where('e.stopped_at', 'is', null)
    .where(
      'st.enterprise_num',
      'not in',
      forbidden.map(({ enterprise_num }) => enterprise_num),
    )
    .orderBy('st.enterprise_order')
    .execute();
  const [first] = places;
  if (first === undefined) throw new Fault('signOnOnly');
  const { enterprise_num, staff_no } =
    places.find((place) => place.enterprise_num === holder.enterpriseNum) ?? first;
  const bounds = places.map((place) => place.enterprise_num);
  return { userNo: holder.userNo, enterpriseNum: enterprise_num, staffNo: staff_no, bounds };
}

/** Returns whether the user's place in an enterprise is closed to sessions of local ways. */
export async function forbidsLocal(db: Database, userNo: string, enterpriseNum: string): Promise<boolean> {
  const found = await forbidding(db, userNo)
    .where('p.enterprise_num', '=', enterpriseNum)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Ends sessions and waiting sign-ins of local ways that lead into an enterprise which now forbids them. Returns the number
 * of sessions.
 */
export async function endLocalSessions(tx: Database, enterpriseNum: string): Promise<number> {
  const users = tx
    .selectFrom('staff as st')
    .leftJoin('main_manager as m', 'm.enterprise_num', 'st.enterprise_num')
    .innerJoin('identity_provider as p', 'p.enterprise_num', 'st.enterprise_num')
    .select('st.user_no')
    .where('st.enterprise_num', '=', enterpriseNum)
    .where((eb) =>
      eb.or([
        eb('p.spares_main_manager', '=', false),
        eb('m.staff_no', 'is', null),
        eb('m.staff_no', '<>', eb.ref('st.staff_no')),
      ]),
    );
  await tx
    .deleteFrom('waiting_sign_in')
    .where('way', '<>', 'singleSignOn')
    .where('user_no', 'in', users)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('opened_by', 'in', ['', 'password', 'sms', 'thirdParty'])
    .where('user_no', 'in', users)
    .where((eb) =>
      eb.or([
        eb('enterprise_nums', 'is', null),
        eb('enterprise_nums', '@>', ({ val }) => val([enterpriseNum])),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
