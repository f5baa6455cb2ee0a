import type { DemoSeed } from '../seed/demo-seed';
import { ENTERPRISES } from '../seed/organisation';
import { insertConfig } from './insert-config';

/** Comment settings of every enterprise. */
export const seed: DemoSeed = {
  after: ['enterprise'],
  async insert({ tx }) {
    for (const { enterpriseNum } of ENTERPRISES) await insertConfig(tx, enterpriseNum, '投诉、曝光');
  },
};
