import type { AgencyDictionary } from '../../contract/agency/platform/dictionaries';

/** `isOpen`: an agency may add entries, and remove those that are not in use. The codes of the others have a meaning in the suite. */
export const DICTIONARY_RULES: Readonly<Record<AgencyDictionary, { label: string; isOpen: boolean }>> = {
  SUB_PAY_TYPE: { label: '支付渠道', isOpen: true },
  CARD_TYPE: { label: '证件类型', isOpen: false },
  JD_STAR: { label: '酒店星级', isOpen: true },
  JD_BREAKFAST: { label: '酒店早餐', isOpen: true },
  JD_PAY_TYPE: { label: '酒店支付方式', isOpen: true },
  SETTLE_PRODUCT: { label: '结算产品', isOpen: false },
  SETTLE_BILL_DATE_FLAG: { label: '入账日期', isOpen: false },
  SETTLE_MULTI_ACCOUNT: { label: '账户方式', isOpen: false },
};

interface Entry {
  code: number;
  name: string;
}

/** Most letters of a name. */
const NAME_LENGTH = 30;

/**
 * Chinese messages for added and renamed entries, by field: a bar ends the name of an entry in the lists of the
 * specification. Entries that stay as they were are not judged.
 */
export function entryProblems(before: readonly Entry[], after: readonly Entry[]): Record<string, string> {
  const was = new Map(before.map(({ code, name }) => [code, name]));
  return Object.fromEntries(
    after.flatMap(({ code, name }, at): [string, string][] => {
      if (was.get(code) === name) return [];
      if (code < 0 || code > 9999) return [[`to.${at}.code`, '代码为0至9999的整数']];
      if (name.includes('|')) return [[`to.${at}.name`, '名称不能包含“|”']];
      return name.length > NAME_LENGTH ? [[`to.${at}.name`, `名称不能超过${NAME_LENGTH}个字`]] : [];
    }),
  );
}

/** Chinese message for entries that a dictionary cannot have. `isInUse`: of the entries before the change. */
export function entriesProblem(
  param: AgencyDictionary,
  before: readonly (Entry & { isInUse: boolean })[],
  after: readonly Entry[],
): string | undefined {
  const { isOpen } = DICTIONARY_RULES[param];
  const codes = after.map(({ code }) => code);
  const repeated = codes.find((code, i) => codes.indexOf(code) !== i);
  if (repeated !== undefined) return `代码${repeated}重复`;
  const was = new Map(before.map(({ code, name }) => [code, name]));
  const isChanged = ({ code, name }: Entry) => was.get(code) !== name;
  const twice = after.find(
    (one, i) => isChanged(one) && after.some((other, j) => i !== j && other.name === one.name),
  )?.name;
  if (twice !== undefined) return `名称“${twice}”重复`;
  const used = before.find(({ code, isInUse }) => isInUse && !codes.includes(code));
  if (used !== undefined) return `“${used.name}”正在使用，只能改名，不能删除`;
  const isNew = ({ code }: Entry) => before.every((one) => one.code !== code);
  return !isOpen && after.some(isNew) ? '该字典的代码由系统使用，不能新增条目' : undefined;
}

/** Differences of a dictionary for the log. */
export function entriesChanges(before: readonly Entry[], after: readonly Entry[]): string {
  const was = new Map(before.map(({ code, name }) => [code, name]));
  const is = new Map(after.map(({ code, name }) => [code, name]));
  const renamed = after.flatMap(({ code, name }) => {
    const former = was.get(code);
    return former === undefined || former === name ? [] : [`${code} ${former}→${name}`];
  });
  const added = after.filter(({ code }) => !was.has(code)).map(({ code, name }) => `新增${code} ${name}`);
  const removed = before.filter(({ code }) => !is.has(code)).map(({ code, name }) => `删除${code} ${name}`);
  const order = (list: readonly Entry[], other: ReadonlyMap<number, string>) =>
    list.flatMap(({ code }) => (other.has(code) ? [code] : [])).join();
  const moved = order(before, is) === order(after, was) ? [] : [`顺序改为${[...is.values()].join('、')}`];
  return [...renamed, ...added, ...removed, ...moved].join('，') || '无变化';
}
