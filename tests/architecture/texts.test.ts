import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { FAULT_ROWS } from '../../demo/gateway/server/http/faults';
import { cataloguesByArea } from '../../scripts/chunks/translations';
import { FAULT_TEXTS } from '../../src/element/errors/fault-texts.en';

const HAN = /\p{Script=Han}/u;

/** Files whose Chinese is code, or specified to the letter and translated elsewhere. */
const NO_TEXTS: Readonly<Record<string, string>> = {
  'src/gateway/broken-natives.ts':
    'said where no catalogue can be loaded; src/element/deferred/broken words it',
  'src/gateway/error-catalogue.ts': 'messages of the specification; src/element/errors words them by name',
  'src/element/host/another-user.ts': 'message of an error; src/element/errors words it by code',
  'src/element/runtime/chunk.ts': 'messages of errors; src/element/errors words them by code',
  'src/session/tabs.ts': 'messages of the specification; src/element/errors words them by name',
  'src/session/session.ts': 'a message of the specification, which src/element/errors words',
  'src/session/device.ts': 'what the gateway is told of the platform',
  'src/ui/date/date-text.ts': 'how dates may be typed',
  'src/domain/approval/notices.ts': 'states as the wire has them; src/element/apply-state words them',
  'src/domain/agency/labels.ts':
    'names of roles in the log and in the agency portal, which is in Chinese only',
  'src/domain/agency/adverts.ts': 'said by the agency portal, which is in Chinese only, and its gateway',
  'src/domain/agency/dictionaries.ts': 'said by the agency portal, which is in Chinese only, and its gateway',
  'src/domain/agency/parameters.ts': 'said by the agency portal, which is in Chinese only, and its gateway',
  'src/domain/agency/third-page.ts': 'said by the agency portal, which is in Chinese only, and its gateway',
  'src/domain/order/states.ts': 'states as the wire has them; src/element/order-status words them',
  'src/domain/place/place-likeness.ts': 'endings of names of cities and airports that a search looks past',
  'src/domain/cost-center/import-columns.ts': 'headers of files, as people write them',
  'src/domain/cost-center/import-row.ts': 'words of files, as people write them',
  'src/domain/settlement/compare-cells.ts': 'words and units of files, as people write them',
  'src/domain/settlement/compare-columns.ts': 'headers of files, as people write them',
  'src/domain/report/record-columns.ts': 'headers and words of files, to the letter',
  'src/domain/report/record-cells.ts': 'how dates may be written',
  'src/domain/report/kind-labels.ts':
    'words of files, which the catalogue of report facts takes over and translates',
  'src/domain/report/records.ts': 'an ending of names of stations that is looked past',
  'src/domain/settlement/remittance-statement.ts': 'headers of files and dates, as banks write them',
  'src/domain/table-import/amount.ts': 'units of amounts in files, as people write them',
  'src/domain/table-import/cells.ts': 'words of files, and what is said of their cells by the gateway',
  'src/domain/table-import/table-columns.ts': 'said of the columns of files by the gateway',
  'src/domain/table-import/cell-fault.ts': 'said of the cells of files by the gateway',
  'src/domain/table-import/number-format/built-in.ts': 'number formats that spreadsheets have built in',
  'src/domain/table-import/number-format/sections.ts': 'words of number formats',
  'src/domain/table-import/number-format/show-date.ts': 'names of days, as spreadsheets show them',
  'src/domain/address-book/ext-value.ts': 'said by both ends; src/contract/address-book words it in English',
  'src/domain/address-book/import-columns.ts': 'headers of files, as people write them',
  'src/domain/address-book/import-row.ts': 'words of files, as people write them',
  'src/domain/address-book/member-problems.ts':
    'said by the gateway; src/contract/address-book words it in English',
  'src/domain/permission/grants.ts': 'said by pages of administration and their gateway',
  'src/domain/portal/navigation.ts': 'messages of the specification, which the portal words by name',
  'components/address-book/staff/texts.en.ts': 'how the gateway writes handed over matters into the log',
  'components/portal/chrome/language.ts': 'each language by its own name',
  'components/portal/chrome/old-version.ts': 'what the gateway is told that the user has chosen',
  'components/enterprise/match.ts': 'where the letters of pinyin begin in a list of characters',
};

/** Labels of codes for both ends; catalogues import and translate them. */
const LABELS = /^src\/domain\/[\w-]+\/labels\.ts$/;

// literal texts of the wire are no texts of the suite, and titles of pages stand once, in pages.ts
const files = ['src/domain', 'src/element', 'src/gateway', 'src/session', 'src/ui', 'components'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/pages(\.en)?\.ts$/.test(file) && !LABELS.test(file)),
);
const withoutComments = (code: string) =>
  code.replace(/\/\*[^]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
const speaks = (code: string) => HAN.test(withoutComments(code));
const isCatalogue = (file: string) =>
  file.endsWith('/texts.ts') && readFileSync(file, 'utf8').includes(' defineTexts(');
/** Texts of administration pages, which are not translated. */
const isChineseOnly = (file: string) =>
  /^components\/.*\/texts\.ts$/.test(file) && readFileSync(file, 'utf8').includes(' defineChineseTexts(');
const speaking = files.filter(
  (file) =>
    !(file in NO_TEXTS) && !isCatalogue(file) && !isChineseOnly(file) && speaks(readFileSync(file, 'utf8')),
);

describe('texts', () => {
  it('of refusals are in English too, beside them', () => {
    const worded = FAULT_TEXTS.flatMap(({ table }) => Object.keys(table));
    assert.deepEqual(
      worded.toSorted(),
      FAULT_ROWS.map(([name]) => name).toSorted(),
      'English stands in faults.en.ts beside faults.ts, and in the list of src/element/errors/fault-texts.en.ts',
    );
    for (const { table, english } of FAULT_TEXTS)
      for (const name of Object.keys(table)) assert.doesNotMatch(english[name] ?? '漏', HAN, name);
  });

  it('stand in a catalogue', () => {
    assert.deepEqual(
      speaking,
      [],
      'a text belongs into texts.ts of its area and its translation into texts.en.ts; views ask useTexts for it',
    );
  });

  it('are missing where words are no texts', () => {
    assert.deepEqual(
      Object.keys(NO_TEXTS).filter((file) => !existsSync(file) || !speaks(readFileSync(file, 'utf8'))),
      [],
      'take it out of NO_TEXTS in tests/architecture/texts.test.ts',
    );
  });

  it('have an area of their own in each catalogue', () => {
    // it throws when two catalogues share an area
    assert.equal(cataloguesByArea().size, files.filter(isCatalogue).length);
  });

  it('of translated elements of administration are all in a catalogue', () => {
    const folders = files
      .filter(
        (file) => file.endsWith('/declaration.ts') && readFileSync(file, 'utf8').includes('isTranslated'),
      )
      .map((file) => file.replace(/declaration\.ts$/, ''));
    const own = files.filter((file) => folders.some((folder) => file.startsWith(folder)));
    assert.ok(own.some((file) => isCatalogue(file)));
    assert.deepEqual(own.filter(isChineseOnly), [], 'use defineTexts, with texts.en.ts beside it');
  });

  it('of every catalogue are translated', () => {
    const catalogues = files.filter(isCatalogue);
    assert.ok(catalogues.length > 0);
    for (const file of catalogues) {
      const translation = file.replace(/\.ts$/, '.en.ts');
      assert.ok(existsSync(translation), `${file} has no ${translation} beside it`);
      const code = readFileSync(translation, 'utf8');
      assert.match(code, /\bsatisfies \w+Texts;/, `${translation} is held against no catalogue`);
    }
  });
});

describe('the check of texts can fail', () => {
  for (const code of ["label('查询')", '<b>查询</b>', '`共 ${count} 条`', "see('https://a.test', '查询')"]) {
    it(`sees ${code}`, () => assert.ok(speaks(code)));
  }
  for (const code of ['// 查询', '/** 查询 */ search()', 'search(); // 查询', 't.search']) {
    it(`passes over ${code}`, () => assert.ok(!speaks(code)));
  }
});
