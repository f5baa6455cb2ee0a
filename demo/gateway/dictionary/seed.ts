import type { DemoSeed } from '../seed/demo-seed';
import { TMC } from '../seed/organisation';
import './schema';

/** Enterprises without the quit button (specification 6), separated by commas. */
const CONFIG_PARAMS = [
  { param_name: 'CLYH_YHWZ_LOGINOUT_PB', param_value: '100003', tmc_number: TMC.tmcNumber },
];

export const seed: DemoSeed = {
  insert: ({ tx }) => tx.insertInto('config_param').values(CONFIG_PARAMS).execute(),
};
