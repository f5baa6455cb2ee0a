import { agreementWhitelists } from '../../../src/contract/airline-agreement/whitelists';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { keepingOwnRules } from '../permission/own-rules/keep';
import { Fault } from '../server/http/fault';
import { implementResource } from '../server/resource/implement-resource';
import { DEPARTMENTS } from '../server/resource/references';
import { isEndingWhitelist } from './ending';
import { having, nameIn, periodIn, referencesIn } from '../server/resource/stored-fields';

export const whitelistCalls = implementResource(agreementWhitelists, {
  table: 'agreement_whitelist',
  around: keepingOwnRules,
  columns: {
    whitelistNO: 'whitelist_no',
    airline: 'airline',
    isEnable: 'is_enable',
    remark: 'remark',
    modifyTime: 'modified_at',
  },
  fields: {
    agreementName: nameIn('agreement_name'),
    validPeriod: periodIn('valid_from', 'valid_to'),
    departments: referencesIn('dept_nos', DEPARTMENTS),
  },
  async related({ db, caller }, rows) {
    const counted = await db
      .selectFrom('whitelist_staff')
      .select((eb) => ['whitelist_no', eb.fn.countAll<number>().as('count')])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .groupBy('whitelist_no')
      .execute();
    const counts = new Map(counted.map(({ whitelist_no, count }) => [whitelist_no, count]));
    return rows.map(({ whitelist_no }) => ({ staffCount: counts.get(whitelist_no) ?? 0 }));
  },
  search: ['agreement_name', 'remark'],
  filters: {
    airline: 'airline',
    departments: having('dept_nos'),
    validPeriod: (query, _ending, { now }) => query.where(isEndingWhitelist(shanghaiDate(now))),
    isEnable: 'is_enable',
  },
  unique: { agreement_whitelist_name: { agreementName: '已有同名的协议' } },
  async beforeRemove({ db }, { whitelist_no, agreement_name }) {
    const { count } = await db
      .selectFrom('whitelist_staff')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('whitelist_no', '=', whitelist_no)
      .executeTakeFirstOrThrow();
    if (count > 0)
      throw new Fault(
        'rowInUse',
        `协议“${agreement_name}”的白名单有${count}名员工，不能删除，请先移除或改为停用`,
      );
  },
});
