import { sql } from 'kysely';
import type { Database } from '../../db/database';
import '../schema';
import './schema';

/**
 * Ends the sessions that an application has opened: all, those of one secret or one user, or those that may use one
 * of these enterprises. Sessions from before the application was stored with them are recognised by its enterprises. The
 * application is locked first, so that a session that is just being opened is included. Returns their number.
 */
export async function endPartnerSessions(
  tx: Database,
  appNo: string,
  {
    secretNo,
    userNo,
    enterpriseNums,
  }: { secretNo?: number; userNo?: string; enterpriseNums?: readonly string[] } = {},
): Promise<number> {
  const ofApp = tx.selectFrom('partner_app_enterprise').select('enterprise_num').where('app_no', '=', appNo);
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('opened_by', '=', 'partner')
    .where((eb) =>
      eb.or([
        secretNo === undefined
          ? eb('partner_app_no', '=', appNo)
          : eb.and([eb('partner_app_no', '=', appNo), eb('partner_secret_no', '=', secretNo)]),
        eb.and([eb('partner_app_no', 'is', null), sql<boolean>`enterprise_nums && array(${ofApp})`]),
      ]),
    )
    .$if(userNo !== undefined, (q) => q.where('user_no', '=', userNo ?? ''))
    .$if(enterpriseNums !== undefined, (q) =>
      q.where('enterprise_nums', '&&', ({ val }) => val([...(enterpriseNums ?? [])])),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
