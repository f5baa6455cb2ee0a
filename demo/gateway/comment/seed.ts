import type { DemoSeed } from '../seed/demo-seed';
import { ENTERPRISES } from '../seed/organisation';

/** Comment settings of every enterprise. */
export const seed: DemoSeed = {
  after: ['enterprise'],
  insert: ({ tx }) =>
    tx
      .insertInto('comment_config')
      .values(
        ENTERPRISES.map(({ enterpriseNum }) => ({
          config_key: enterpriseNum,
          enterprise_num: enterpriseNum,
          is_enable: true,
          comment_days: 30,
          is_anonymous_allowed: true,
          held_words: '投诉、曝光',
        })),
      )
      .execute(),
};
