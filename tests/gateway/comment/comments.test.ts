import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf } from '../../../src/contract/call';
import {
  commentConfigs,
  deleteOwnComment,
  queryColleagueComments,
  queryCommentAverages,
  queryOwnComments,
  saveOwnComment,
  tripComments,
} from '../../../src/contract/comment/comments';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { bookIssued } from '../../support/gateway/areas/refunds';
import { sweepFlown } from '../../support/gateway/areas/flown';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const DAY = 24 * 60;
const SAID = {
  punctuality: 5,
  cabin: 4,
  service: 3,
  content: '准点起飞',
  tags: ['onTime'],
  isAnonymous: false,
} as const;

describe('comments on trips', () => {
  let gateway: TestGateway;
  let staff: { as: string };
  let admin: { as: string };
  let trip: { orderNo: string; segmentNo: number };
  beforeAll(async () => {
    gateway = await startTestGateway();
    await signIn();
  });
  afterAll(() => gateway.close());
  async function signIn() {
    staff = { as: await gateway.login('staff') };
    admin = { as: await gateway.login('admin') };
  }
  async function later(days: number) {
    gateway.clock.advance(days * DAY);
    await signIn();
  }
  const own = async () => gateway.ok(queryOwnComments, {}, staff);
  const say = (change: Partial<BodyOf<typeof saveOwnComment>> = {}): BodyOf<typeof saveOwnComment> => ({
    ...trip,
    ...SAID,
    tags: [...SAID.tags],
    ...change,
  });
  async function configure(change: Partial<BodyOf<typeof commentConfigs.alter>['values']>) {
    const { rows } = await gateway.ok(commentConfigs.list, {}, admin);
    const [row] = rows;
    assert.ok(row);
    const { isEnable, commentDays, isAnonymousAllowed, heldWords } = row;
    const values = { isEnable, commentDays, isAnonymousAllowed, heldWords, ...change };
    return gateway.ok(commentConfigs.alter, { key: row.configKey, version: row.version, values }, admin);
  }

  it('wait for flights that were flown, not for those to come', async () => {
    const { orderNo } = await bookIssued(gateway, staff.as);
    trip = { orderNo, segmentNo: 1 };
    await gateway.idle();
    assert.ok((await own()).waitingList.every((one) => one.orderNo !== orderNo));
    await gateway.refused('tripNotCommentable', saveOwnComment, say(), staff);
    await later(16);
    await sweepFlown(gateway);
    const { waitingList } = await own();
    assert.ok(waitingList.some((one) => one.orderNo === orderNo));
  });

  it('are given once a trip, and changed for seven days', async () => {
    assert.deepEqual(await gateway.ok(saveOwnComment, say(), staff), { commentState: 'shown' });
    await gateway.ok(saveOwnComment, say({ cabin: 5 }), staff);
    const { waitingList, commentList } = await own();
    assert.ok(waitingList.every((one) => one.orderNo !== trip.orderNo));
    const mine = commentList.filter((one) => one.orderNo === trip.orderNo);
    assert.deepEqual(
      mine.map(({ cabin, isChangeable }) => [cabin, isChangeable]),
      [[5, true]],
    );
  });

  it('cannot be given for others', async () => {
    await gateway.refused('tripNotCommentable', saveOwnComment, say(), admin);
    const unknown = say({ orderNo: '26010100000000' });
    await gateway.refused('tripNotCommentable', saveOwnComment, unknown, staff);
    const wrong = await gateway.send(saveOwnComment, { ...say(), punctuality: null }, staff);
    assert.deepEqual(wrong.result, { fields: { punctuality: '请选择1至5星' } });
    const long = await gateway.send(saveOwnComment, say({ content: '长'.repeat(501) }), staff);
    assert.deepEqual(long.result, { fields: { content: '点评内容不能超过500个字' } });
  });

  it('are found, answered and hidden with a reason, each noted; averages leave out hidden ones', async () => {
    const listed = async (filters = {}) => (await gateway.ok(tripComments.list, filters, admin)).rows;
    const [row] = await listed({ keyword: '准点起飞' });
    assert.ok(row && row.staffName !== '');
    assert.equal(row.stars, 4);
    assert.equal((await listed({ airline: row.airline, stars: 4, depDate: row.depDate })).length, 1);
    assert.equal((await listed({ stars: 1 })).length, 0);
    assert.equal((await listed({ commentState: 'held' })).length, 0);
    const averages = await gateway.ok(queryCommentAverages, {}, admin);
    assert.deepEqual(
      averages.map(({ airline, count, punctuality, cabin, service }) => [
        airline,
        count,
        punctuality,
        cabin,
        service,
      ]),
      [[row.airline, 1, 5, 5, 3]],
    );
    const key = { key: row.commentNO, version: row.version };
    const hide = { commentState: 'hidden', hiddenReason: '', reply: '' } as const;
    const bare = await gateway.send(tripComments.alter, { ...key, values: hide }, admin);
    assert.deepEqual(bare.result, { fields: { 'values.hiddenReason': '请输入隐藏原因' } });
    const hidden = await gateway.ok(
      tripComments.alter,
      { ...key, values: { ...hide, hiddenReason: '与行程无关', reply: '感谢反馈' } },
      admin,
    );
    assert.deepEqual(await gateway.ok(queryCommentAverages, {}, admin), []);
    assert.equal((await own()).commentList.find((one) => one.orderNo === trip.orderNo)?.reply, '感谢反馈');
    const [noted] = await gateway.ok(tripComments.changes, { key: row.commentNO }, admin);
    assert.equal(noted?.after?.['hiddenReason'], '与行程无关');
    // Saving a hidden comment again leaves it hidden.
    assert.deepEqual(await gateway.ok(saveOwnComment, say(), staff), { commentState: 'hidden' });
    const [now] = await listed();
    assert.ok(now && now.version > hidden.version);
    const shown = { commentState: 'shown', hiddenReason: '与行程无关', reply: '' } as const;
    const { hiddenReason } = await gateway.ok(
      tripComments.alter,
      { key: now.commentNO, version: now.version, values: shown },
      admin,
    );
    assert.equal(hiddenReason, '');
  });

  it('hide the names of anonymous authors', async () => {
    const { passagerName } = await gateway.db
      .selectFrom('order_passenger')
      .select('passenger_name as passagerName')
      .where('order_no', '=', trip.orderNo)
      .executeTakeFirstOrThrow();
    await gateway.ok(saveOwnComment, say({ isAnonymous: true }), staff);
    const { rows } = await gateway.ok(tripComments.list, {}, admin);
    assert.deepEqual(
      rows.map(({ staffName, deptName, isAnonymous }) => [staffName, deptName, isAnonymous]),
      [['', '', true]],
    );
    assert.equal((await gateway.ok(tripComments.list, { keyword: passagerName }, admin)).total, 0);
  });

  it('are read by colleagues of the same enterprise where they are shown, by name or by none', async () => {
    const read = async (who = admin, airline = '') => gateway.ok(queryColleagueComments, { airline }, who);
    const decide = async (commentState: 'shown' | 'hidden') => {
      const [row] = (await gateway.ok(tripComments.list, {}, admin)).rows;
      assert.ok(row);
      const values = { commentState, hiddenReason: '与行程无关', reply: '' };
      await gateway.ok(tripComments.alter, { key: row.commentNO, version: row.version, values }, admin);
    };
    const [anonymous] = (await read()).commentList;
    assert.ok(anonymous);
    assert.deepEqual([anonymous.staffName, anonymous.content], ['', '准点起飞']);
    await gateway.ok(saveOwnComment, say(), staff);
    const { commentList, airlineList, total } = await read();
    assert.deepEqual([total, commentList.length, commentList[0]?.staffName !== ''], [1, 1, true]);
    assert.deepEqual(
      airlineList.map(({ airline }) => airline),
      [anonymous.airline],
    );
    assert.equal((await read(admin, anonymous.airline)).total, 1);
    assert.equal((await read(admin, '??')).total, 0);
    assert.equal((await read(staff)).total, 0, 'their own stand above');
    await decide('hidden');
    assert.deepEqual(await read(), { total: 0, airlineList: [], commentList: [] });
    await decide('shown');
    const theirs = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, theirs);
    assert.equal((await read(theirs)).total, 0);
  });

  it('are taken back by who has given them alone', async () => {
    await gateway.refused('tripNotCommentable', deleteOwnComment, trip, admin);
    await gateway.ok(deleteOwnComment, trip, staff);
    assert.ok((await own()).waitingList.some((one) => one.orderNo === trip.orderNo));
    await gateway.ok(saveOwnComment, say(), staff);
  });

  it('go by the settings of the enterprise', async () => {
    await configure({ heldWords: '起飞、退款' });
    assert.deepEqual(await gateway.ok(saveOwnComment, say(), staff), { commentState: 'held' });
    await configure({ isAnonymousAllowed: false });
    await gateway.refused('anonymityClosed', saveOwnComment, say({ isAnonymous: true }), staff);
    await configure({ isEnable: false });
    await gateway.refused('commentsClosed', saveOwnComment, say(), staff);
    assert.deepEqual((await own()).waitingList, []);
    assert.equal((await own()).commentList.length, 1);
    await configure({ isEnable: true, isAnonymousAllowed: true, heldWords: '' });
    await gateway.refused('forbidden', commentConfigs.list, {}, staff);
    await gateway.refused('forbidden', tripComments.list, {}, staff);
    await gateway.refused('forbidden', queryCommentAverages, {}, staff);
    const foreign = {
      key: '100003',
      version: 1,
      values: { isEnable: false, commentDays: 1, isAnonymousAllowed: true, heldWords: '' },
    };
    await gateway.refused('rowUnknown', commentConfigs.alter, foreign, admin);
  });

  it('are not changed after seven days', async () => {
    await later(8);
    await gateway.refused('commentFixed', saveOwnComment, say(), staff);
    await gateway.refused('commentFixed', deleteOwnComment, trip, staff);
    assert.equal((await own()).commentList[0]?.isChangeable, false);
  });
});
