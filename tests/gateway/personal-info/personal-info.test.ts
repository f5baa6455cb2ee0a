import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { proveIdentity } from '../../../src/contract/account-safety/account-safety';
import { queryAccountEvents } from '../../../src/contract/account-safety/sessions';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  queryPersonalInfo,
  removeEmergencyContact,
  removePersonalCard,
  removePersonalDocument,
  revealPersonalNumber,
  saveEmergencyContact,
  savePersonalCard,
  savePersonalDocument,
  savePersonalIdentity,
  savePersonalWishes,
} from '../../../src/contract/personal-info/personal-info';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { queryOrderFormInfo, type TravelDocument } from '../../../src/contract/travellers/travellers';
import { joinByInvitation } from '../../../src/contract/invite/invite';
import { maskCardNo } from '../../../src/domain/passenger/mask';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { invite, prove } from '../../support/gateway/areas/accounts/invitations';
import { openPartnerSession } from '../../support/gateway/partner-session';

const ID = '11010519491231002X';
const OF_ID = { sexTem: 1, birthDay: '1949-12-31' } as const;
const PASSPORT: TravelDocument = {
  cardType: CARD_TYPE.passport,
  cardNo: 'EA1234567',
  holderName: 'LIN/XIAO',
  validUntil: '2033-01-31',
};

describe('personal information', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.clock.advance(60);
    as = await gateway.login('staff');
  });
  const info = async (token = as) => (await gateway.ok(queryPersonalInfo, {}, { as: token })).personalInfo;
  const myself = async (token = as) => {
    const { staffList } = await gateway.ok(
      queryStaffInfoVagueForCloud,
      { keyword: '', self: true },
      { as: token },
    );
    const [one] = staffList;
    assert.ok(one);
    return one;
  };
  const wholeNumber = async (token = as): Promise<string> => {
    const { identity_card_no } = await gateway.db
      .selectFrom('staff')
      .select('identity_card_no')
      .where('staff_no', '=', (await myself(token)).staffNO)
      .executeTakeFirstOrThrow();
    return identity_card_no ?? '';
  };
  const fieldsOf = async (refused: Promise<unknown>) =>
    ((await refused) as { fields: Record<string, string> }).fields;

  it('comes with masked numbers, the fields the enterprise manages and the administrator to contact', async () => {
    const told = await info();
    assert.equal(told.staffName, '陈思远');
    assert.match(told.telephone, /^138\*{4}\d{4}$/);
    for (const { cardNo } of told.documents) assert.match(cardNo, /\*/);
    const { managed } = told;
    assert.ok(managed.deptName && managed.positionName && managed.gradeName && managed.costCenterName);
    assert.ok(managed.standardName && managed.administrators.length > 0);
    const whole = await wholeNumber();
    assert.ok(!JSON.stringify(told).includes(whole), 'no whole number');
  });

  it('lets users who joined by an invitation book, once they have given their identity', async () => {
    const phone = '13777770001';
    const { inviteSign } = await invite(gateway);
    const proved = await prove(gateway, inviteSign, phone);
    assert.equal(proved.kind, 'new');
    await gateway.ok(joinByInvitation, { phoneSign: proved.phoneSign, staffName: '林晓', email: '' });
    gateway.clock.advance(2);
    const joined = await signInBySms(gateway, phone);
    const before = await info(joined);
    assert.deepEqual([before.documents, before.birthDay, before.sexTem], [[], '', null]);
    const voyage = await findVoyage(gateway, joined);
    const order = async () => orderOf([voyage], [await self(gateway, joined)]);
    await gateway.refused('fieldsInvalid', createOrder, await order(), { as: joined });

    await gateway.ok(
      savePersonalDocument,
      { cardType: CARD_TYPE.idCard, cardNo: ID.toLowerCase(), holderName: '', validUntil: '' },
      { as: joined },
    );
    const after = await info(joined);
    assert.deepEqual([after.birthDay, after.sexTem], ['1949-12-31', 1]);
    const { orderNo } = await gateway.ok(createOrder, await order(), { as: joined });

    // The name changes while the order waits, which the personal information then lists as outdated.
    assert.deepEqual(after.outdatedOrders, []);
    await gateway.ok(savePersonalIdentity, { staffName: '林晓晓', latinName: '', ...OF_ID }, { as: joined });
    const renamed = await info(joined);
    assert.deepEqual(
      renamed.outdatedOrders.map((one) => one.orderNo),
      [orderNo],
    );
    assert.equal((await myself(joined)).staffName, '林晓晓');
    const found = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: 'lxx' }, { as });
    assert.ok(
      found.staffList.some(({ staffName }) => staffName === '林晓晓'),
      'found by the new initials',
    );

    const fields = await fieldsOf(
      gateway.refused(
        'fieldsInvalid',
        savePersonalIdentity,
        { staffName: '林晓晓', latinName: 'lin xiao', ...OF_ID, sexTem: 0, birthDay: '1980-01-01' },
        { as: joined },
      ),
    );
    assert.deepEqual(Object.keys(fields).sort(), ['birthDay', 'latinName', 'sexTem']);
  });

  it('changes the very documents that booking offers', async () => {
    const as = await gateway.login('admin');
    await gateway.ok(savePersonalDocument, PASSPORT, { as });
    const { documents } = await myself(as);
    assert.deepEqual(
      documents.find(({ cardType }) => cardType === CARD_TYPE.passport),
      { ...PASSPORT, cardNo: maskCardNo(PASSPORT.cardNo) },
    );
    // Saves the masked document with another date.
    const shown = (await info(as)).documents.find(({ cardType }) => cardType === CARD_TYPE.passport);
    assert.ok(shown);
    await gateway.ok(savePersonalDocument, { ...shown, validUntil: '2034-02-28' }, { as });
    const changed = (await myself(as)).documents.find(({ cardType }) => cardType === CARD_TYPE.passport);
    assert.deepEqual(changed, { ...shown, validUntil: '2034-02-28' });
    // The mask stands for the number on record.
    const kept = await gateway.db
      .selectFrom('traveller_document')
      .select(['card_no', 'valid_until'])
      .execute();
    assert.ok(
      kept.some((one) => one.card_no === PASSPORT.cardNo && one.valid_until === '2034-02-28'),
      'the number stays',
    );
    await gateway.ok(removePersonalDocument, { cardType: CARD_TYPE.passport }, { as });
    await gateway.ok(removePersonalDocument, { cardType: CARD_TYPE.passport }, { as });
    assert.equal((await myself(as)).documents.length, documents.length - 1);
  });

  it('gives documents that carried the Latin name the new one', async () => {
    const as = await gateway.login('admin');
    const { staffName, sexTem, birthDay } = await info(as);
    const identity = { staffName, sexTem: sexTem ?? 0, birthDay };
    await gateway.ok(savePersonalIdentity, { ...identity, latinName: 'lin / xiao' }, { as });
    await gateway.ok(savePersonalDocument, PASSPORT, { as });
    await gateway.ok(savePersonalIdentity, { ...identity, latinName: 'LIN/XIAOXIAO' }, { as });
    const passport = (await myself(as)).documents.find(({ cardType }) => cardType === CARD_TYPE.passport);
    assert.equal(passport?.holderName, 'LIN/XIAOXIAO');
  });

  it('refuses documents that are wrong, have run out, or are a colleague’s, and says the same of each colleague', async () => {
    const save = (document: Partial<TravelDocument>) =>
      fieldsOf(gateway.refused('fieldsInvalid', savePersonalDocument, { ...PASSPORT, ...document }, { as }));
    assert.deepEqual(await save({ validUntil: '2020-01-01' }), {
      validUntil: '证件已过期，请填写有效的证件',
    });
    assert.deepEqual(Object.keys(await save({ cardNo: 'E1' })), ['cardNo']);
    assert.deepEqual(Object.keys(await save({ cardNo: '*******67' })), ['cardNo']);
    assert.deepEqual(Object.keys(await save({ holderName: 'Lin Xiao' })), ['holderName']);
    assert.deepEqual(Object.keys(await save({ cardType: 99 })), ['cardType']);
    const admin = await gateway.login('admin');
    const other = await myself(admin);
    const told = await myself();
    await gateway.db
      .updateTable('staff')
      .set({ birth_day: other.birthDay, sex_tem: other.sexTem })
      .where('staff_no', '=', told.staffNO)
      .execute();
    const theirs = { cardType: CARD_TYPE.idCard, cardNo: await wholeNumber(admin), holderName: '' };
    assert.deepEqual(await save({ ...theirs, validUntil: '' }), {
      cardNo: '该证件无法保存，请核对号码，或联系企业管理员',
    });
    await gateway.db
      .updateTable('staff')
      .set({ birth_day: told.birthDay, sex_tem: told.sexTem })
      .where('staff_no', '=', told.staffNO)
      .execute();
  });

  it('limits guesses at numbers', async () => {
    const as = await gateway.login('multi');
    const wrong = { ...PASSPORT, cardNo: 'E1' };
    for (let tries = 0; tries < 30; tries += 1) {
      await gateway.refused('fieldsInvalid', savePersonalDocument, wrong, { as });
    }
    await gateway.refused('tooManyRequests', savePersonalDocument, wrong, { as });
  });

  it('keeps cards, wishes and whom to call; booking proposes the wishes', async () => {
    await gateway.ok(savePersonalCard, { airline: 'CA', cardNo: 'ca 0012-3456 7890' }, { as });
    await gateway.ok(savePersonalCard, { airline: 'MU', cardNo: '660012345678' }, { as });
    const fields = await fieldsOf(
      gateway.refused('fieldsInvalid', savePersonalCard, { airline: 'CZ', cardNo: '12' }, { as }),
    );
    assert.deepEqual(Object.keys(fields), ['cardNo']);
    await gateway.ok(savePersonalWishes, { seat: 'aisle', meal: 'vegetarian' }, { as });
    const contact = { name: '陈建国', relation: 'parent', phone: '13612345678' } as const;
    await gateway.ok(saveEmergencyContact, contact, { as });
    await gateway.ok(saveEmergencyContact, { ...contact, name: '陈建', phone: '136****5678' }, { as });
    await gateway.refused(
      'fieldsInvalid',
      saveEmergencyContact,
      { ...contact, phone: '137****5678' },
      { as },
    );
    const told = await info();
    assert.deepEqual(told.cards, [
      { airline: 'CA', cardNo: '001*******90' },
      { airline: 'MU', cardNo: '660*******78' },
    ]);
    assert.deepEqual(told.emergency, { name: '陈建', relation: 'parent', phone: '136****5678' });
    const { wishText } = await gateway.ok(queryOrderFormInfo, {}, { as });
    assert.equal(wishText, '陈思远：座位偏好靠过道，餐食偏好素食餐');

    await gateway.ok(removePersonalCard, { airline: 'MU' }, { as });
    await gateway.ok(removeEmergencyContact, {}, { as });
    await gateway.ok(savePersonalWishes, { seat: '', meal: '' }, { as });
    const left = await info();
    assert.deepEqual([left.cards.length, left.emergency, left.seat], [1, null, '']);
    assert.equal((await gateway.ok(queryOrderFormInfo, {}, { as })).wishText, '');
  });

  it('shows a whole number to users who have just proved their identity, and logs each look', async () => {
    const look = { of: 'document', cardType: CARD_TYPE.idCard } as const;
    const identityCardNO = await wholeNumber();
    assert.deepEqual(await gateway.ok(revealPersonalNumber, look, { as }), { number: identityCardNO });
    gateway.clock.advance(11);
    await gateway.refused('proofNeeded', revealPersonalNumber, look, { as });
    await gateway.ok(proveIdentity, { factor: 'password', secret: DEMO_PASSWORD }, { as });
    await gateway.ok(revealPersonalNumber, look, { as });
    await gateway.ok(savePersonalCard, { airline: 'CA', cardNo: '001234567890' }, { as });
    assert.deepEqual(await gateway.ok(revealPersonalNumber, { of: 'card', airline: 'CA' }, { as }), {
      number: '001234567890',
    });
    await gateway.refused('documentUnknown', revealPersonalNumber, { of: 'emergency' }, { as });
    const { eventList } = await gateway.ok(queryAccountEvents, { kind: 'changes' }, { as });
    assert.equal(eventList.filter(({ kind }) => kind === 'numberRevealed').length, 3);
    assert.ok(!JSON.stringify(eventList).includes(identityCardNO));
  });

  it('shows no whole number in a session that a partner opened, nor more often than is allowed in a day', async () => {
    const partners = await openPartnerSession(gateway, 'U000001');
    const look = { of: 'document', cardType: CARD_TYPE.idCard } as const;
    await gateway.refused('safetyBeyondPartner', revealPersonalNumber, look, { as: partners });
    assert.equal((await info(partners)).isPartners, true);
    const as = await gateway.login('approver');
    for (let looks = 0; looks < gateway.config.numberRevealsPerDay; looks += 1) {
      await gateway.ok(revealPersonalNumber, look, { as });
    }
    await gateway.refused('numberRevealsUsedUp', revealPersonalNumber, look, { as });
  });
});
