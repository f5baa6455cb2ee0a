import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database';
import { organisation } from './migrations/0001-organisation';
import { permission } from './migrations/0002-permission';
import { login } from './migrations/0003-login';
import { dictionary } from './migrations/0004-dictionary';
import { flightOrder } from './migrations/0005-flight-order';
import { payment } from './migrations/0006-payment';
import { answeredRequest } from './migrations/0007-answered-request';
import { customerService } from './migrations/0008-customer-service';
import { website } from './migrations/0009-website';
import { userSettings } from './migrations/0010-user-settings';
import { thirdPartySignIn } from './migrations/0011-third-party-sign-in';
import { standards } from './migrations/0012-standards';
import { travellers } from './migrations/0013-travellers';
import { mixedPayment } from './migrations/0014-mixed-payment';
import { approvalTemplate } from './migrations/0015-approval-template';
import { eventDelivery } from './migrations/0016-event-delivery';

/** In order. A released migration is never changed: a later one mends it. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-organisation': organisation,
  '0002-permission': permission,
  '0003-login': login,
  '0004-dictionary': dictionary,
  '0005-flight-order': flightOrder,
  '0006-payment': payment,
  '0007-answered-request': answeredRequest,
  '0008-customer-service': customerService,
  '0009-website': website,
  '0010-user-settings': userSettings,
  '0011-third-party-sign-in': thirdPartySignIn,
  '0012-standards': standards,
  '0013-travellers': travellers,
  '0014-mixed-payment': mixedPayment,
  '0015-approval-template': approvalTemplate,
  '0016-event-delivery': eventDelivery,
};

/** Brings the database to the newest schema, all or nothing. Processes that start together wait for each other. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('Migration failed', { cause: error });
}
