import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import dependents from '../../../src/contract/address-book/dependent-words.en';
import objects from '../../../src/contract/permission/object-words.en';
import { createWords } from '../../../src/element/errors/words';
import { WORDS } from '../../../src/element/errors/word-texts.en';

const HAN = /\p{Script=Han}/u;
const translate = createWords([...WORDS, dependents, objects]);

/** Folders whose messages reach elements that are in English too. */
const FOLDERS = [
  'src/contract/address-book',
  'src/contract/cost-center',
  'src/contract/data-permission',
  'src/contract/permission',
  'src/contract/resource',
  'src/contract/travel-standard',
  'src/domain/table-import',
  'demo/gateway/address-book',
  'demo/gateway/cost-center/import',
  'demo/gateway/cost-center/objects',
  'demo/gateway/data-permission',
  'demo/gateway/permission/main-manager',
  'demo/gateway/permission/operators',
  'demo/gateway/permission/roles',
  'demo/gateway/permission/sub-managers',
  'demo/gateway/server/resource',
  'demo/gateway/server/table-file',
  'demo/gateway/travel-standard',
];
const FILES = [
  'src/contract/invite/manage.ts',
  'src/domain/address-book/ext-value.ts',
  'src/domain/passenger/texts/texts.ts',
];
/** Files whose Chinese is data, or words of files, as people write them. */
const DATA =
  /(?:faults|\.en|seed|rights|own-rules|usual|catalogue|data-export|filter-texts|demo|schema|number-format\/.*|amount|demo-.*)\.ts$|\/(?:migrations|demo|seed)\//;
/** Texts that never reach a page as they are. */
const APART: ReadonlySet<string> = new Set([
  '公式错误',
  '公式错误7',
  '等',
  '是',
  '否',
  '员工列表',
  '管理员未同意',
  '标准优先级',
  '部门标准取法',
  '原主管理员',
]);

const sources = [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].filter((file) => file.endsWith('.ts') && !DATA.test(file));

/** Texts in the code outside of comments and of faults, which are worded by their codes. Values are written as 7. */
const textsOf = (code: string): string[] =>
  [
    ...code
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1')
      .replaceAll(/new Fault\((?:[^()]|\([^()]*\))*\)/g, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g),
  ]
    .map(([, plain, template]) => plain ?? (template ?? '').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'))
    .filter((text) => HAN.test(text) && !APART.has(text));

describe('words of the gateway in English', () => {
  it.each(sources)('has those of %s', (file) => {
    const missing = textsOf(readFileSync(file, 'utf8')).filter((text) => {
      const english = translate(text);
      return english === undefined || HAN.test(english);
    });
    assert.deepEqual(missing, [], 'a message has its English in words.en.ts of its area in src/contract');
  });

  it.each([...WORDS, dependents, objects].flatMap((table) => Object.values(table)))(
    'has no Chinese: %s',
    (english) => assert.doesNotMatch(english, HAN),
  );

  it.each([
    ['选项“北京”已有员工选用，不能去掉', 'Staff have chosen the option “北京”, so it cannot be removed'],
    [
      '不能修改本人的部门，请由其他管理员修改',
      'You cannot change your own department: ask another administrator to change it',
    ],
    ['缺少列：姓名、部门；重复的列：职级', 'Missing columns: 姓名, 部门; Columns given twice: 职级'],
    ['直接下属3项移交王磊', 'Direct reports (3) to 王磊'],
    ['平台研发部', undefined],
  ])('says %s', (chinese, english) => assert.equal(translate(chinese), english));

  it('does not see the words of a fault, which has a code', () => {
    assert.deepEqual(textsOf("throw new Fault('rowInUse', `职位“${name}”在用`); const a = '部门';"), [
      '部门',
    ]);
  });
});
