import assert from 'node:assert/strict';
import { assert as check, constantFrom, property, string } from 'fast-check';
import { describe, it } from 'vitest';
import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { isCardNumber, tidyCardNumber } from '../../../src/domain/personal-info/frequent-flyer';
import {
  documentProblems,
  identityProblems,
  isOutdated,
  tidyLatinName,
  type PersonalIdentity,
} from '../../../src/domain/personal-info/identity';
import { validityOf, type Validity } from '../../../src/domain/personal-info/validity';

const TODAY = '2026-11-20';
const PERSON: PersonalIdentity = {
  staffName: '林晓',
  latinName: 'LIN/XIAO',
  sexTem: 1,
  birthDay: '1949-12-31',
};
const ID_CARD: TravelDocument = {
  cardType: CARD_TYPE.idCard,
  cardNo: '11010519491231002X',
  holderName: '',
  validUntil: '',
};
const PASSPORT: TravelDocument = {
  cardType: CARD_TYPE.passport,
  cardNo: 'EA1234567',
  holderName: 'LIN/XIAO',
  validUntil: '2033-01-31',
};

describe('the name of a person', () => {
  const table: [what: string, change: Partial<PersonalIdentity>, wrong: string[]][] = [
    ['as on the ID card', {}, []],
    ['without a Latin name', { latinName: '' }, []],
    ['by a Latin name alone, as foreigners are', { staffName: 'SCHMIDT/LUKAS', latinName: '' }, []],
    ['with a rare character from there on in pinyin', { staffName: '王ZHE' }, []],
    ['by one character', { staffName: '林' }, ['staffName']],
    ['by nothing', { staffName: '' }, ['staffName']],
    ['by a Latin name without a slash', { latinName: 'LIN XIAO' }, ['latinName']],
    ['by a Latin name in Chinese', { latinName: '林晓' }, ['latinName']],
    ['with another birthday than the ID card’s', { birthDay: '1949-12-30' }, ['birthDay']],
    ['with another sex', { sexTem: 0 }, ['sexTem']],
    ['with no birthday', { birthDay: '' }, ['birthDay']],
    ['with a birthday that does not exist', { birthDay: '1949-02-30' }, ['birthDay']],
    ['born tomorrow', { birthDay: '2026-11-21' }, ['birthDay']],
  ];
  for (const [what, change, wrong] of table) {
    it(what, () => {
      const problems = identityProblems({ ...PERSON, ...change }, [ID_CARD, PASSPORT], TODAY);
      assert.deepEqual(Object.keys(problems).sort(), wrong);
    });
  }

  it('is not held against a document that tells neither birthday nor sex', () => {
    assert.deepEqual(identityProblems({ ...PERSON, birthDay: '1990-01-01' }, [PASSPORT], TODAY), {});
  });

  it('has its Latin name tidied into the form of tickets, once and for all', () => {
    assert.equal(tidyLatinName(' lin / xiao  xiao '), 'LIN/XIAO XIAO');
    check(
      property(string(), (typed) => {
        const tidy = tidyLatinName(typed);
        assert.equal(tidyLatinName(tidy), tidy);
      }),
    );
  });
});

describe('a document', () => {
  const table: [what: string, change: Partial<TravelDocument>, wrong: string[]][] = [
    ['that is right', {}, []],
    ['without a last day', { validUntil: '' }, []],
    ['good until today', { validUntil: TODAY }, []],
    ['that has run out', { validUntil: '2026-11-19' }, ['validUntil']],
    ['with a day that does not exist', { validUntil: '2033-02-31' }, ['validUntil']],
    ['of no type', { cardType: 99 }, ['cardType']],
    ['with a masked number', { cardNo: 'EA*****67' }, ['cardNo']],
    ['that is an ID card', ID_CARD, []],
    ['that is an ID card with a wrong digit', { ...ID_CARD, cardNo: '110105194912310021' }, ['cardNo']],
    [
      'that is an ID card of somebody born otherwise',
      { ...ID_CARD, cardNo: '110105201906150026' },
      ['cardNo'],
    ],
    ['that is an ID card with a Latin name', { ...ID_CARD, holderName: 'LIN/XIAO' }, ['holderName']],
  ];
  for (const [what, change, wrong] of table) {
    it(what, () => {
      const problems = documentProblems(PERSON, { ...PASSPORT, ...change }, TODAY);
      assert.deepEqual(Object.keys(problems).sort(), wrong);
    });
  }

  it('gives birthday and sex of persons who have given neither', () => {
    const untold = { ...PERSON, sexTem: null, birthDay: '' };
    assert.deepEqual(documentProblems(untold, ID_CARD, TODAY), {});
  });

  const days: [until: string, validity: Validity][] = [
    ['', 'none'],
    ['2026-11-19', 'over'],
    [TODAY, 'soon'],
    ['2027-05-19', 'soon'],
    ['2027-05-20', 'good'],
  ];
  for (const [until, validity] of days) {
    it(`with the last day ${until || 'unknown'} is ${validity}`, () => {
      assert.equal(validityOf(until, TODAY), validity);
    });
  }
});

describe('an order without tickets', () => {
  const ordered = { name: '林晓', cardType: ID_CARD.cardType, cardNo: ID_CARD.cardNo };
  const documents = [ID_CARD, PASSPORT];
  it('names somebody as they are on record, by whichever name a document carries', () => {
    assert.equal(isOutdated(ordered, PERSON, documents), false);
    assert.equal(isOutdated({ ...PASSPORT, name: 'LIN/XIAO' }, PERSON, documents), false);
  });
  it('is outdated by another name, another number, or a document that is gone', () => {
    assert.equal(isOutdated(ordered, { ...PERSON, staffName: '林晓晓' }, documents), true);
    assert.equal(isOutdated({ ...ordered, cardNo: '110105199003070011' }, PERSON, documents), true);
    assert.equal(isOutdated(ordered, PERSON, [PASSPORT]), true);
  });
});

describe('a frequent-flyer card', () => {
  it('is kept without its airline’s code, blanks and hyphens', () => {
    assert.equal(tidyCardNumber('CA', 'ca 0012-3456 7890'), '001234567890');
    assert.equal(tidyCardNumber('MU', 'CA001234567890'), 'CA001234567890');
  });
  it('is tidied once and for all, and has no number of signs alone', () => {
    check(
      property(constantFrom('CA', 'MU', '3U'), string(), (airline, typed) => {
        const tidy = tidyCardNumber(airline, typed);
        if (isCardNumber(tidy)) assert.match(tidy, /^[A-Z0-9]{6,16}$/);
      }),
    );
    for (const number of ['12345', 'ABCDEFGH', '12345678901234567', '1234-5678']) {
      assert.equal(isCardNumber(number), false, number);
    }
  });
});
