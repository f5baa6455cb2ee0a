import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { codeOf, SOURCES } from '../sources';

/** Files with 工号, each with the reason. Elsewhere a staff number is 员工编号, as the specification's hotel fields have it. */
const OTHER_WORD: Readonly<Record<string, string>> = {
  'components/cost-center/import/texts.ts': 'headers of the file that users have filled in',
  'src/domain/cost-center/import-columns.ts': 'headers of files, as people write them',
  'src/domain/report/record-columns.ts': 'headers of files, to the letter',
};

const PEOPLE = '(?:员工|人员|旅客|乘机人|出行人|成员|管理员)';
/** People counted as rows or things: `${count}项人员`, 员工 ${count} 条. */
const AS_THINGS = new RegExp(`[}\\d] ?[条项] ?${PEOPLE}|${PEOPLE}[^'\`和、，]{0,3}\\$\\{[^}]*\\} ?[条项]`);

const files = SOURCES.filter((file) => !file.endsWith('.en.ts'));

describe('texts about staff', () => {
  it('call a staff number 员工编号, but in headers of files', () => {
    const found = files.filter((file) => codeOf(file).includes('工号'));
    assert.deepEqual(found.toSorted(), Object.keys(OTHER_WORD).toSorted());
  });

  it('count people as people', () => {
    assert.deepEqual(
      files.filter((file) => AS_THINGS.test(codeOf(file))),
      [],
      'people are counted by 人, 位 or 名',
    );
  });

  it('would see people counted as things', () => {
    for (const text of ['指定${count}项人员、部门', '共 3 条员工', '员工 ${count} 条'])
      assert.match(text, AS_THINGS);
    for (const text of [
      '${count}名员工',
      '共 ${count} 条记录',
      '${count}项权限',
      '3 名员工和 ${count} 项下级',
    ])
      assert.doesNotMatch(text, AS_THINGS);
  });
});
