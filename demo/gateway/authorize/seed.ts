import { DEMO_IDENTITY_PROVIDER } from '../seed/accounts';
import type { DemoSeed } from '../seed/demo-seed';

export const seed: DemoSeed = {
  insert: ({ tx }) => tx.insertInto('third_party_client').values(DEMO_IDENTITY_PROVIDER).execute(),
};
