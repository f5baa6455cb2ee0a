import { createHash } from 'node:crypto';
import { hashPassword } from '../../login/password';
import { DEMO_PASSWORD } from '../../seed/accounts';
import type { DemoSeed } from '../../seed/demo-seed';
import { TMC } from '../../seed/organisation';
import { DEMO_OPERATORS } from '../demo-operators';
import { storeOperatorFactor } from '../session/second-factor';
import '../schema';

export const seed: DemoSeed = {
  after: ['enterprise'],
  async insert({ tx, now, config }) {
    for (const { operatorNo, loginName, name, role, secret } of DEMO_OPERATORS) {
      // constant, like all demo data
      const salt = createHash('sha256').update(operatorNo).digest().subarray(0, 16);
      await tx
        .insertInto('agency_operator')
        .values({
          operator_no: operatorNo,
          tmc_number: TMC.tmcNumber,
          login_name: loginName,
          operator_name: name,
          roles: [role],
          password_hash: await hashPassword(DEMO_PASSWORD, config.passwordCost, salt),
          made_at: now,
        })
        .execute();
      await storeOperatorFactor(tx, config, { operatorNo, secret, now, isConfirmed: true });
    }
  },
};
