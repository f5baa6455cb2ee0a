import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf } from '../../../src/contract/call';
import { createOrder, type OrderPassenger, type Voyage } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { OBJECT } from '../../../src/contract/permission/objects';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import {
  deleteFrequentTraveller,
  queryFrequentTravellers,
  queryOrderFormInfo,
  revealTravellerNumbers,
  saveFrequentTraveller,
} from '../../../src/contract/travellers/travellers';
import { isMasked, maskCardNo } from '../../../src/domain/passenger/mask';
import { CHILD, findVoyage, INFANT, orderOf, passengerOf, self } from '../../support/gateway/areas/booking';
import { tearDownBooking, setUpBooking } from '../../support/gateway/areas/booking-setup';
import { prove } from '../../support/gateway/areas/accounts/account-steps';
import type { TestGateway } from '../../support/gateway/harness';

const MINUTES_OF_PROOF = 10;

describe('travellers', () => {
  let gateway: TestGateway;
  let as: string;
  let voyage: Voyage;
  let me: OrderPassenger;
  beforeAll(async () => {
    ({ gateway, as, voyage, me } = await setUpBooking());
  });
  afterAll(() => tearDownBooking({ gateway }));

  async function findOne(keyword: string, token = as): Promise<StaffTraveller> {
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword }, { as: token });
    assert.ok(staffList[0], keyword);
    return staffList[0];
  }
  const fieldsOf = (result: unknown) => Object.keys((result as { fields: object }).fields);

  describe('numbers of others', () => {
    it('come masked to everyone, one’s own documents too', async () => {
      for (const account of ['staff', 'admin']) {
        const token = await gateway.login(account);
        const colleague = await findOne('王建华', token);
        assert.match(colleague.identityCardNO, /^\d{3}\*{13}[\dX]{2}$/);
        assert.match(colleague.phone, /^138\*{4}\d{4}$/);
        assert.ok(colleague.documents.every(({ cardNo }) => isMasked(cardNo)));
        assert.equal(colleague.canReveal, account === 'admin');
      }
      const own = await findOne('陈思远');
      assert.ok([own.identityCardNO, ...own.documents.map(({ cardNo }) => cardNo)].every(isMasked));
      assert.ok(!isMasked(own.phone));
      assert.deepEqual(
        own.documents.map(({ cardType, holderName, validUntil }) => [cardType, holderName, validUntil]),
        [
          [0, '', ''],
          [1, 'CHEN/SIYUAN', '2032-05-20'],
        ],
      );
      assert.equal(own.canReveal, false);
      // Numbers are only returned by the call that needs a proof.
      const admin = await gateway.login('admin');
      for (const token of [as, admin]) {
        const { staffList } = await gateway.ok(
          queryStaffInfoVagueForCloud,
          { keyword: '', self: true },
          { as: token },
        );
        const asked = { staffNO: staffList[0]?.staffNO ?? '', cardType: 0 };
        await gateway.refused('forbidden', revealTravellerNumbers, asked, { as: token });
      }
    });

    it('are not found out by asking for a part of them', async () => {
      const count = async (keyword: string) =>
        (await gateway.ok(queryStaffInfoVagueForCloud, { keyword }, { as })).total;
      assert.equal(await count('13800000002'), 1);
      assert.ok((await count('0002')) >= 1);
      assert.equal(await count('380000000'), 0);
    });

    it('are shown in full to who holds the right within their scope, and each look is written down', async () => {
      const admin = await gateway.login('admin');
      const { staffNO, documents } = await findOne('王建华', admin);
      const shown = await gateway.ok(revealTravellerNumbers, { staffNO, cardType: 0 }, { as: admin });
      assert.equal(maskCardNo(shown.cardNo), documents[0]?.cardNo);
      assert.match(shown.phone, /^1\d{10}$/);
      await gateway.ok(revealTravellerNumbers, { staffNO, cardType: 1 }, { as: admin });
      const looks = await gateway.db
        .selectFrom('number_reveal')
        .select(['viewer_no', 'staff_no', 'card_type'])
        .orderBy('log_no')
        .execute();
      const viewer_no = (await findOne('刘敏', admin)).staffNO;
      assert.deepEqual(looks, [
        { viewer_no, staff_no: staffNO, card_type: 0 },
        { viewer_no, staff_no: staffNO, card_type: 1 },
      ]);
    });

    it('are shown only to users who have just proved their identity', async () => {
      const admin = await gateway.login('admin');
      const { staffNO } = await findOne('王建华', admin);
      const look = { staffNO, cardType: 0 };
      gateway.clock.advance(MINUTES_OF_PROOF + 1);
      await gateway.refused('proofNeeded', revealTravellerNumbers, look, { as: admin });
      const contact = { contactNO: 'none', cardType: 0 };
      await gateway.refused('travellerUnknown', revealTravellerNumbers, contact, { as: admin });
      await prove(gateway, { account: 'admin', as: admin, factor: 'password' });
      await gateway.ok(revealTravellerNumbers, look, { as: admin });
      gateway.clock.advance(-MINUTES_OF_PROOF - 1);
      await gateway.db.deleteFrom('number_reveal').execute();
    });

    it('are refused without the right, out of scope and of another enterprise, and no look is noted', async () => {
      const { staffNO } = await findOne('王建华');
      const approver = await gateway.login('approver');
      const far = await findOne('刘敏', approver);
      assert.equal(far.canReveal, false);
      assert.equal((await findOne('陈思远', approver)).canReveal, true);
      const looks = async () =>
        (await gateway.db.selectFrom('number_reveal').select('log_no').execute()).length;
      const former = await looks();
      const attempts = [
        [as, staffNO],
        [approver, far.staffNO],
        [await gateway.login('admin'), '1000020001'],
      ] as const;
      for (const [token, of] of attempts) {
        await gateway.refused(
          'forbidden',
          revealTravellerNumbers,
          { staffNO: of, cardType: 0 },
          { as: token },
        );
      }
      await gateway.refused(
        'documentUnknown',
        revealTravellerNumbers,
        { staffNO, cardType: 6 },
        { as: await gateway.login('admin') },
      );
      await gateway.refused(
        'fieldsInvalid',
        revealTravellerNumbers,
        { staffNO, contactNO: 'T0000000001', cardType: 0 },
        { as },
      );
      assert.equal(await looks(), former);
    });

    it('sent back masked are completed by the gateway', async () => {
      const colleague = await findOne('刘敏');
      const { orderNo } = await gateway.ok(createOrder, orderOf([voyage], [me, passengerOf(colleague)]), {
        as,
      });
      const written = await gateway.db
        .selectFrom('order_passenger as p')
        .innerJoin('staff as s', 's.staff_no', 'p.staff_no')
        .select(['p.card_no', 's.identity_card_no', 'p.phone', 's.phone as staff_phone'])
        .where('p.order_no', '=', orderNo)
        .execute();
      assert.equal(written.length, 2);
      for (const row of written) {
        assert.equal(row.card_no, row.identity_card_no);
        assert.equal(row.phone, row.staff_phone);
      }
      const { travellers } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
      assert.deepEqual(
        travellers.map(({ phone }) => isMasked(phone)),
        [false, true],
      );
    });

    const wrong: [name: string, change: (p: OrderPassenger) => OrderPassenger, field: string][] = [
      ['a mask that is of nobody', (p) => ({ ...p, cardNo: '999*************99' }), 'passengers.0.cardNo'],
      ['a mask of another document', (p) => ({ ...p, cardType: 1 }), 'passengers.0.cardNo'],
      ['a phone’s mask of nobody', (p) => ({ ...p, phone: '139****9999' }), 'passengers.0.phone'],
      ['a mask of an outsider', (p) => ({ ...p, staffNO: '' }), 'passengers.0.cardNo'],
      ['another name', (p) => ({ ...p, passagerName: '张三' }), 'passengers.0.passagerName'],
    ];
    for (const [name, change, field] of wrong) {
      it(`are refused as ${name}`, async () => {
        const colleague = change(passengerOf(await findOne('刘敏')));
        const result = await gateway.refused('fieldsInvalid', createOrder, orderOf([voyage], [colleague]), {
          as,
        });
        assert.equal(fieldsOf(result)[0], field);
      });
    }
  });

  describe('a document', () => {
    it('of several may be chosen, with the name it carries', async () => {
      const [, passport] = (await findOne('陈思远')).documents;
      assert.ok(passport);
      const onPassport = { ...me, ...passport, passagerName: passport.holderName };
      await gateway.ok(createOrder, orderOf([voyage], [onPassport]), { as });
    });

    it('that has run out by the day of the flight is refused, with any body', async () => {
      const colleague = await findOne('王建华');
      const [, passport] = colleague.documents;
      assert.equal(passport?.validUntil, '2026-03-31');
      for (const validUntil of [passport.validUntil, '2036-03-31', undefined]) {
        const passenger: OrderPassenger = {
          ...passengerOf(colleague),
          passagerName: passport.holderName,
          cardType: passport.cardType,
          cardNo: passport.cardNo,
          ...(validUntil === undefined ? {} : { validUntil }),
        };
        const result: unknown = await gateway.refused(
          'fieldsInvalid',
          createOrder,
          orderOf([voyage], [passenger]),
          {
            as,
          },
        );
        assert.deepEqual(fieldsOf(result), ['passengers.0.validUntil']);
      }
    });

    it('twice on one order is refused with who comes again', async () => {
      const { identity_card_no } = await gateway.db
        .selectFrom('staff')
        .select('identity_card_no')
        .where('staff_no', '=', me.staffNO)
        .executeTakeFirstOrThrow();
      const again = { ...me, staffNO: '', passagerName: '陈思远', cardNo: identity_card_no ?? '' };
      const result = await gateway.refused(
        'passengerDuplicated',
        createOrder,
        orderOf([voyage], [me, CHILD, again]),
        {
          as,
        },
      );
      assert.deepEqual(result, { duplicates: [2] });
    });
  });

  describe('frequent travellers', () => {
    const BODY: BodyOf<typeof saveFrequentTraveller> = {
      contactNO: '',
      passagerName: '陈小舟',
      sexTem: INFANT.sexTem,
      birthDay: INFANT.birthDay,
      nationality: 'CN',
      phone: '13800000001',
      documents: [{ cardType: 0, cardNo: INFANT.cardNo, holderName: '', validUntil: '' }],
    };
    const list = (token = as) => gateway.ok(queryFrequentTravellers, { keyword: '' }, { as: token });

    it('are kept, changed with masked numbers, found by name, booked, and forgotten', async () => {
      const kept = await gateway.ok(saveFrequentTraveller, BODY, { as });
      assert.equal(kept.phone, '138****0001');
      assert.equal(kept.documents[0]?.cardNo, maskCardNo(INFANT.cardNo));
      const changed = await gateway.ok(
        saveFrequentTraveller,
        {
          ...kept,
          documents: [
            ...kept.documents,
            { cardType: 1, cardNo: 'ek1234567', holderName: 'CHEN/XIAOZHOU', validUntil: '2031-01-01' },
          ],
        },
        { as },
      );
      assert.equal(changed.contactNO, kept.contactNO);
      assert.deepEqual(
        changed.documents.map(({ cardNo }) => cardNo),
        [maskCardNo(INFANT.cardNo), 'EK1****67'],
      );
      const found = await gateway.ok(queryFrequentTravellers, { keyword: '小舟' }, { as });
      assert.deepEqual(found, [changed]);

      const infant = {
        ...INFANT,
        cardNo: kept.documents[0]?.cardNo ?? '',
        phone: kept.phone,
        contactNO: kept.contactNO,
      };
      const { orderNo } = await gateway.ok(createOrder, orderOf([voyage], [me, infant]), { as });
      const { card_no } = await gateway.db
        .selectFrom('order_passenger')
        .select('card_no')
        .where('order_no', '=', orderNo)
        .where('passenger_no', '=', 2)
        .executeTakeFirstOrThrow();
      assert.equal(card_no, INFANT.cardNo);

      const shown = await gateway.ok(
        revealTravellerNumbers,
        { contactNO: kept.contactNO, cardType: 0 },
        { as },
      );
      assert.deepEqual(shown, { cardNo: INFANT.cardNo, phone: '13800000001' });
      for (let i = 0; i < 2; i += 1)
        await gateway.ok(deleteFrequentTraveller, { contactNO: kept.contactNO }, { as });
      assert.ok((await list()).every(({ contactNO }) => contactNO !== kept.contactNO));
    });

    it('do not come twice for one document', async () => {
      const passport = { cardType: 1, cardNo: 'EK7654321', holderName: '', validUntil: '' };
      const both = { ...BODY, documents: [...BODY.documents, passport] };
      const first = await gateway.ok(saveFrequentTraveller, both, { as });
      const again = await gateway.ok(saveFrequentTraveller, { ...BODY, passagerName: '陈舟' }, { as });
      assert.equal(again.contactNO, first.contactNO);
      assert.equal(again.documents.length, 2);
      assert.equal((await list()).filter(({ passagerName }) => passagerName === '陈舟').length, 1);
      await gateway.ok(deleteFrequentTraveller, { contactNO: first.contactNO }, { as });
    });

    it('are listed by the sound of their names', async () => {
      const kept = [];
      for (const [at, passagerName] of ['张弛', '白雪', '安宁'].entries()) {
        const documents = [{ cardType: 1, cardNo: `EK555000${at}`, holderName: '', validUntil: '' }];
        kept.push(await gateway.ok(saveFrequentTraveller, { ...BODY, passagerName, documents }, { as }));
      }
      const added = new Set(kept.map(({ contactNO }) => contactNO));
      assert.deepEqual(
        (await list())
          .filter(({ contactNO }) => added.has(contactNO))
          .map(({ passagerName }) => passagerName),
        ['安宁', '白雪', '张弛'],
      );
      for (const contactNO of added) await gateway.ok(deleteFrequentTraveller, { contactNO }, { as });
    });

    it('are one’s own, in the enterprise in use', async () => {
      const [mine] = await list();
      assert.ok(mine);
      const other = await gateway.login('admin');
      assert.deepEqual(await list(other), []);
      const { contactNO } = mine;
      await gateway.refused('travellerUnknown', saveFrequentTraveller, { ...BODY, contactNO }, { as: other });
      await gateway.refused(
        'travellerUnknown',
        revealTravellerNumbers,
        { contactNO, cardType: 0 },
        { as: other },
      );
      await gateway.ok(deleteFrequentTraveller, { contactNO }, { as: other });
      assert.ok((await list()).some((traveller) => traveller.contactNO === contactNO));
      const theirs = { ...CHILD, contactNO, cardNo: mine.documents[0]?.cardNo ?? '', phone: mine.phone };
      const voyageOfOther = await findVoyage(gateway, other);
      const body = orderOf([voyageOfOther], [await self(gateway, other), theirs]);
      const result = await gateway.refused('fieldsInvalid', createOrder, body, { as: other });
      assert.ok(fieldsOf(result).includes('passengers.1.cardNo'));
    });

    const wrong: [name: string, change: Partial<typeof BODY>, field: string][] = [
      [
        'a wrong ID number',
        { documents: [{ cardType: 0, cardNo: '110105202509010017', holderName: '', validUntil: '' }] },
        'documents.0.cardNo',
      ],
      ['another birthday', { birthDay: '2025-09-02' }, 'birthDay'],
      ['another sex', { sexTem: 1 }, 'sexTem'],
      ['a name no ID card has', { passagerName: 'CHEN/XIAOZHOU' }, 'passagerName'],
      ['no document', { documents: [] }, 'documents'],
      ['two of a type', { documents: [...BODY.documents, ...BODY.documents] }, 'documents.1.cardType'],
      ['a mask nothing stands behind', { phone: '138****9999' }, 'phone'],
    ];
    for (const [name, change, field] of wrong) {
      it(`are refused for ${name}`, async () => {
        const result = await gateway.refused(
          'fieldsInvalid',
          saveFrequentTraveller,
          { ...BODY, ...change },
          { as },
        );
        assert.ok(fieldsOf(result).includes(field), fieldsOf(result).join());
      });
    }

    it('need the right to book for outsiders, and so does booking one', async () => {
      const grant = { role_no: '100001-staff', object_no: OBJECT.bookForOutsiders };
      await gateway.db
        .deleteFrom('role_grant')
        .where('role_no', '=', grant.role_no)
        .where('object_no', '=', grant.object_no)
        .execute();
      await gateway.refused('forbidden', queryFrequentTravellers, { keyword: '' }, { as });
      await gateway.refused('forbidden', saveFrequentTraveller, BODY, { as });
      await gateway.refused('forbidden', createOrder, orderOf([voyage], [me, CHILD]), { as });
      assert.equal((await gateway.ok(queryOrderFormInfo, {}, { as })).canBookOutsiders, false);
      await gateway.ok(createOrder, orderOf([voyage], [me]), { as });
      await gateway.db.insertInto('role_grant').values(grant).execute();
      await gateway.ok(createOrder, orderOf([voyage], [me, CHILD]), { as });
    });
  });
});
