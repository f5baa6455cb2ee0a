import {
  alterOwnPassword,
  passOperatorCode,
  proveOperator,
  queryOperatorLink,
  queryOperatorSelf,
  signInOperator,
  signOutOperator,
  startOperator,
} from '../../../../src/contract/agency/session';
import type { Database } from '../../db/database';
import { limitLogins } from '../../login/credentials';
import type { Area } from '../../server/area';
import { implementOpen } from '../../server/http/implement';
import { implementOperator } from '../../server/http/operator';
import { DAY } from '../../server/limits/allowance';
import { purgeOperatorOrigins } from './attempts';
import { changeOwnPassword } from './own-password';
import { prove } from './prove';
import { passCode, signIn, signOut } from './sign-in';
import { findOfLink, startByLink } from './start';

export const area: Area = {
  name: 'agency/session',
  isOfAgency: true,
  mount(app, { deps: { config } }) {
    if (!config.static.some(({ prefix }) => prefix === '/agency/')) return;
    app.get('/agency', (_request, reply) => reply.redirect('/agency/'));
  },
  implementations: (deps) => [
    implementOpen(signInOperator, (context, body) => signIn(context, deps, body)),
    implementOpen(passOperatorCode, (context, body) => passCode(context, deps, body)),
    implementOpen(queryOperatorLink, async (context, { token }) => {
      await limitLogins(context, deps.config.loginsPerMinute);
      const found = await findOfLink(context.db, token, context.now);
      return { operatorName: found.operator_name, loginName: found.login_name, tmcName: found.tmc_name };
    }),
    implementOpen(startOperator, (context, body) => startByLink(context, deps, body)),
    implementOpen(signOutOperator, signOut),
    implementOperator(proveOperator, (context, body) => prove(context, deps, body)),
    implementOperator(alterOwnPassword, (context, body) => changeOwnPassword(context, deps, body)),
    implementOperator(queryOperatorSelf, async ({ db, operator }) => {
      const { operatorNo, operatorName, loginName, roles, rights, tmcNumber } = operator;
      const { tmc_name: tmcName } = await db
        .selectFrom('tmc')
        .select('tmc_name')
        .where('tmc_number', '=', tmcNumber)
        .executeTakeFirstOrThrow();
      return { operatorNo, operatorName, loginName, roles: [...roles], rights: [...rights], tmcName };
    }),
  ],
  dueTasks: {
    'purge operator sessions': ({ db, now }) => purgeSessions(db, now),
    'purge operator origins': ({ db, now }) => purgeOperatorOrigins(db, now),
  },
};

/** Deletes sessions, links and waiting sign-ins that are over, and secrets that no code has confirmed in a day. */
async function purgeSessions(db: Database, now: Date): Promise<void> {
  for (const table of ['agency_session', 'agency_waiting_sign_in', 'agency_link'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  await db
    .deleteFrom('agency_totp')
    .where('confirmed_at', 'is', null)
    .where('made_at', '<=', new Date(now.getTime() - DAY))
    .execute();
}
