import type { Insertable } from 'kysely';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Schema } from '../db/schema';
import type { DemoSeed } from '../seed/demo-seed';
import { TMC } from '../seed/organisation';

const { tmcNumber: tmc_number } = TMC;

/** The stores are real; the app entries at these addresses are fictitious. */
const RELEASES: readonly Omit<Insertable<Schema['app_release']>, 'tmc_number' | 'released_on'>[] = [
  {
    kind: 'ios',
    url: 'https://apps.apple.com/cn/app/id1000000001',
    version: '3.2.0',
    size_bytes: 86_400_000,
    notes: JSON.stringify([
      '审批可在通知中直接处理',
      '值机提醒提前到起飞前48小时',
      '修复深色模式下图表看不清的问题',
    ]),
  },
  {
    kind: 'android',
    url: 'https://appgallery.huawei.com/app/C100000001',
    version: '3.2.1',
    size_bytes: 62_900_000,
    notes: JSON.stringify(['支持华为、小米推送', '审批可在通知中直接处理']),
  },
  { kind: 'miniProgram', url: 'https://wxaurl.cn/yuantu0Demo1', version: '', size_bytes: null, notes: '[]' },
];

export const seed: DemoSeed = {
  after: ['enterprise'],
  async insert({ tx, now }) {
    await tx
      .insertInto('app_info')
      .values({
        tmc_number,
        app_title: '远途商旅',
        description: '随时随地预订差旅、审批申请，航班变动第一时间提醒。',
      })
      .execute();
    const released_on = shanghaiDate(now);
    await tx
      .insertInto('app_release')
      .values(
        RELEASES.map((release) => ({
          ...release,
          tmc_number,
          released_on: release.kind === 'miniProgram' ? null : released_on,
        })),
      )
      .execute();
  },
};
