import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  unchoose: '取消选择',
  list: (noun: string) => `${noun}列表`,
  back: (noun: string) => `返回${noun}列表`,
  querying: (noun: string) => `正在查询${noun}`,
  none: (noun: string) => `没有符合条件的${noun}`,
  failed: (noun: string, problem: string) => `${noun}查询失败：${problem}`,
  clear: '清除筛选',
  total: (count: number, noun: string) => `共 ${count} 条${noun}`,
  /** Appended to the total. */
  sorted: (column: string, ascending: boolean) => `，按${column}${ascending ? '升序' : '降序'}`,
  /** Appended to the total. */
  page: (page: number, pages: number) => `，第 ${page} 页，共 ${pages} 页`,
};

export type ListTexts = TextsOf<typeof chinese>;

/** Announcements of a list; `noun` is its noun in the singular. */
export const listTexts = defineTexts('list', chinese, () => import('./texts.en'));
