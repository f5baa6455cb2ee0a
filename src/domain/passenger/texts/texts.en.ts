import type { PassengerTexts } from './texts';

const list = new Intl.ListFormat('en-GB');

export default {
  alone: 'Children and infants must travel with an adult: please add an adult passenger',
  infants: 'Each adult may take one infant only: please add an adult or remove an infant',
  passport: 'A passport number has 5 to 20 letters or digits',
  militaryId: 'A military ID number has 6 to 20 characters, letters or digits',
  homeReturnPermit: 'A Home Return Permit number is H or M with 8 or 10 digits',
  taiwanPass: 'A Taiwan Compatriot Permit number has 8 to 10 digits',
  foreignResident:
    'A Foreign Permanent Resident ID number is 3 letters with 12 digits, or 18 digits from 9 on',
  cardNo: 'Please enter the document number',
  hkMoTwResident:
    'A residence permit number for Hong Kong, Macao and Taiwan begins with 810000, 820000 or 830000',
  cardType: 'Please choose the type of document',
  idCard: 'Please enter the ID number',
  idCardLength: 'An ID number has 18 characters',
  idCardForm: 'An ID number is 17 digits and a digit or X',
  idCardRegion: 'The region code of the ID number is not right',
  idCardBirthDay: 'The date of birth in the ID number is not right',
  idCardWrong: 'The ID number is not right: please check it and enter it again',
  phone: 'Please enter the mobile number of 11 digits',
  otherBirthDay: 'The date of birth differs from that of the document number',
  otherSex: 'The gender differs from that of the document number',
  nobody: 'Please add a passenger',
  name: 'Please enter the passenger’s name',
  ownName: 'Please enter your name',
  nameShort: 'Please enter the full name on the document',
  nameChinese:
    'Please enter the Chinese name on the document, parts joined by “·”; from a rare character on, pinyin may be used',
  nameLatin:
    'Please enter the Chinese name, or the name on the document in capitals as surname/given name, as in ZHANG/SAN',
  birthDay: 'Please choose the date of birth',
  birthDayWrong: 'The date of birth is not right',
  birthDayLate: 'The date of birth cannot be after the day of travel',
  tooYoung: 'Infants under 14 days on the day of travel cannot fly',
  validUntilWrong: 'The expiry date is not right',
  expired: 'The document has expired by the day of travel: please use another one',
  infantTicket: 'Under 2 years on the day of travel: please choose an infant ticket',
  adultTicket: '12 years or over on the day of travel: please choose an adult ticket',
  childTicket: '2 years or over on the day of travel: please choose a child or adult ticket',
  tooMany: (most: number) => `An order has ${most} passengers at most`,
  sameDocument: (who: readonly string[]) =>
    `${list.format(who)} have the same document: a document can be used once only`,
} satisfies PassengerTexts;
