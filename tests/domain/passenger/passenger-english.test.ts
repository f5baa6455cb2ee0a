import assert from 'node:assert/strict';
import { it } from 'vitest';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { checkParty, checkPassenger, type PassengerDraft } from '../../../src/domain/passenger/passenger';
import english from '../../../src/domain/passenger/texts/texts.en';

const DATE = '2026-09-01';
const blank: PassengerDraft = {
  passagerName: '',
  cardType: CARD_TYPE.idCard,
  cardNo: '',
  phone: '',
  sexTem: 0,
  birthDay: '',
  passengerTypeID: 1,
};

it('errors of a passenger are given in English', () => {
  const { passagerName, cardNo, phone } = checkPassenger(blank, DATE, {}, english);
  assert.deepEqual(
    [passagerName, cardNo, phone],
    [
      'Please enter the passenger’s name',
      'Please enter the document number',
      'Please enter the mobile number of 11 digits',
    ],
  );
  const idCard = checkPassenger({ ...blank, cardNo: '110101' }, DATE, {}, english);
  assert.equal(idCard.cardNo, 'An ID number has 18 characters');
  const passport = { ...blank, cardType: CARD_TYPE.passport, cardNo: 'E1' };
  assert.equal(
    checkPassenger(passport, DATE, {}, english).cardNo,
    'A passport number has 5 to 20 letters or digits',
  );
});

it('errors of a party are given in English', () => {
  const child = { ...blank, passagerName: 'LI/YI', cardNo: 'E12345678', birthDay: '2020-01-01' };
  const twin = { ...child, passagerName: 'LI/ER' };
  assert.deepEqual(checkParty([], DATE, english), ['Please add a passenger']);
  assert.deepEqual(checkParty([child, twin], DATE, english), [
    'Children and infants must travel with an adult: please add an adult passenger',
    'LI/YI and LI/ER have the same document: a document can be used once only',
  ]);
});

it('no text of it is Chinese', () => {
  for (const text of Object.values(english)) {
    if (typeof text === 'string') assert.doesNotMatch(text, /\p{Script=Han}/u);
  }
});
