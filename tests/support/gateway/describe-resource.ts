import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import type { AnyResource, FormOf } from '../../../src/contract/resource/resource';
import { startTestGateway, type TestGateway } from './harness';

interface Samples<R extends AnyResource> {
  /** Gateway of the test file; the default starts one for the resource. */
  gateway?: () => TestGateway;
  row: FormOf<R>;
  /** Variant of `row` for another enterprise, when `row` refers to objects of this one. */
  foreignRow?: () => FormOf<R>;
  /** Differs from `row` in its unique fields. */
  other: FormOf<R>;
  /** Errors by field when `row` is added twice; absent when duplicates are allowed. */
  taken?: Readonly<Record<string, string>>;
  /** Body that is refused, and the errors at its fields. */
  wrong?: { row: Partial<Record<keyof FormOf<R>, unknown>>; fields: Readonly<Record<string, string>> };
  /** Demo accounts with and without the right. Defaults: `admin` and `staff`. */
  writer?: string;
  stranger?: string;
}

/**
 * Tests common to the calls of all resources: rights, enterprises, pages, versions, names, repeated requests and the
 * log.
 */
export function describeResource<R extends AnyResource>(resource: R, samples: Samples<R>): void {
  describe(`the resource ${resource.name}`, () => defineTests(resource, samples));
}

function defineTests(resource: AnyResource, samples: Samples<AnyResource>): void {
  const { row, other, taken, wrong, writer = 'admin', stranger = 'staff' } = samples;
  const { list, get, changes, add, alter, remove, arrangement, arrange, choices } = resource;
  const keyOf = (shown: Record<string, unknown>) => String(shown[resource.key]);
  let gateway: TestGateway;
  let as: { as: string };
  let foreign: { as: string };
  beforeAll(async () => {
    gateway = samples.gateway?.() ?? (await startTestGateway());
    as = { as: await gateway.login(writer) };
    foreign = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, foreign);
  });
  afterAll(async () => {
    if (!samples.gateway) await gateway.close();
  });
  const total = async (who = as) => (await gateway.ok(list, {}, who)).total;
  async function made(form: Record<string, unknown>, who = as) {
    assert.ok(add, 'a resource that nothing is added to is tested by itself');
    return gateway.ok(add, form, who);
  }
  async function gone(shown: Record<string, unknown> & { version: number }, who = as): Promise<void> {
    if (remove) await gateway.ok(remove, { key: keyOf(shown), version: shown.version }, who);
  }

  it('is refused to those without the right', async () => {
    const denied = { as: await gateway.login(stranger) };
    const key = 'none';
    await gateway.refused('forbidden', list, {}, denied);
    await gateway.refused('forbidden', get, { key }, denied);
    await gateway.refused('forbidden', changes, { key }, denied);
    if (add) await gateway.refused('forbidden', add, row, denied);
    if (alter) await gateway.refused('forbidden', alter, { key, version: 1, values: row }, denied);
    if (remove) await gateway.refused('forbidden', remove, { key, version: 1 }, denied);
    if (arrangement) await gateway.refused('forbidden', arrangement, {}, denied);
    if (arrange) await gateway.refused('forbidden', arrange, { from: [], to: [] }, denied);
  });

  if (choices)
    it('is chosen from by number and name in the order of the list, by the right that this needs if any', async () => {
      const { permission } = choices;
      const colleague = { as: await gateway.login(stranger) };
      if (permission !== undefined) await gateway.refused('forbidden', choices, { keyword: '' }, colleague);
      const chooser = permission === undefined ? colleague : as;
      const shown = await made(row);
      const key = keyOf(shown);
      const name = String(shown[resource.calledBy ?? '']);
      assert.deepEqual(await gateway.ok(choices, { keyword: '', key }, chooser), [{ no: key, name }]);
      const named = await gateway.ok(choices, { keyword: name }, chooser);
      assert.deepEqual(
        named.filter(({ no }) => no === key),
        [{ no: key, name }],
      );
      const { rows } = await gateway.ok(list, { pageSize: 50 }, as);
      const all = await gateway.ok(choices, { keyword: '' }, chooser);
      assert.deepEqual(
        all.map(({ no }) => no),
        rows.map(keyOf),
      );
      assert.deepEqual(await gateway.ok(choices, { keyword: '%_没有这样的' }, chooser), []);
      await gone(shown);
    });

  it('adds, finds, changes and removes a row, each noted with who did it', async () => {
    const before = await total();
    const shown = await made(row);
    const key = keyOf(shown);
    assert.deepEqual(await gateway.ok(get, { key }, as), shown);
    assert.equal(await total(), before + 1);
    if (!alter || !remove) return;
    const altered = await gateway.ok(alter, { key, version: shown.version, values: other }, as);
    assert.equal(altered.version, shown.version + 1);
    const noted = await gateway.ok(changes, { key }, as);
    assert.deepEqual(
      noted.map(({ action }) => action),
      ['alter', 'add'],
    );
    assert.deepEqual([noted[0]?.before, noted[0]?.after], [shown, altered]);
    assert.notEqual(noted[0]?.changedBy, '');
    await gone(altered);
    assert.equal(await total(), before);
    await gateway.refused('rowUnknown', get, { key }, as);
  });

  it('turns the pages in one order', async () => {
    const [one, two] = [await made(row), await made(other)];
    const all = (await gateway.ok(list, { pageSize: 100 }, as)).rows.map(keyOf);
    const paged: string[] = [];
    for (let pageIndex = 1; paged.length < all.length; pageIndex += 1)
      paged.push(...(await gateway.ok(list, { pageIndex, pageSize: 3 }, as)).rows.map(keyOf));
    assert.deepEqual(paged, all);
    for (const sortField of resource.sort)
      for (const sortOrder of ['asc', 'desc']) {
        const { rows } = await gateway.ok(list, { sortField, sortOrder, pageSize: 100 }, as);
        assert.deepEqual(rows.map(keyOf).sort(), all.toSorted());
      }
    assert.equal((await gateway.ok(list, { keyword: '%_没有这样的' }, as)).total, 0);
    await gone(one);
    await gone(two);
  });

  it('knows nothing of another enterprise', async () => {
    const theirs = await made(samples.foreignRow?.() ?? row, foreign);
    const [key, version] = [keyOf(theirs), theirs.version];
    const listed = (await gateway.ok(list, { pageSize: 100 }, as)).rows.map(keyOf);
    assert.ok(!listed.includes(key));
    await gateway.refused('rowUnknown', get, { key }, as);
    await gateway.refused('rowUnknown', changes, { key }, as);
    if (choices) assert.deepEqual(await gateway.ok(choices, { keyword: '', key }, as), []);
    if (alter) await gateway.refused('rowUnknown', alter, { key, version, values: other }, as);
    if (remove) await gateway.refused('rowUnknown', remove, { key, version }, as);
    assert.deepEqual(await gateway.ok(get, { key }, foreign), theirs);
    await gone(theirs, foreign);
  });

  if (alter)
    it('refuses a change of another version, with the row as it is', async () => {
      const shown = await made(row);
      const wanted = { key: keyOf(shown), version: shown.version, values: other };
      const now = await gateway.ok(alter, wanted, as);
      assert.deepEqual(await gateway.refused('rowChanged', alter, wanted, as), now);
      const { key, version } = wanted;
      if (remove) await gateway.refused('rowChanged', remove, { key, version }, as);
      assert.deepEqual(await gateway.ok(get, { key }, as), now);
      await gone(now);
    });

  if (arrangement && arrange)
    it('puts its rows in order, where nobody else has meanwhile, and knows no others', async () => {
      const order = async () => (await gateway.ok(arrangement, {}, as)).map(keyOf);
      const one = await made(row);
      const two = await made(other);
      const from = await order();
      assert.deepEqual(from.slice(-2), [keyOf(one), keyOf(two)], 'new ones come last');
      const to = [keyOf(two), ...from.slice(0, -1)];
      await gateway.ok(arrange, { from, to }, as);
      assert.deepEqual(await order(), to);
      assert.deepEqual((await gateway.ok(list, { pageSize: 100 }, as)).rows.map(keyOf), to);
      const [noted] = await gateway.ok(changes, { key: keyOf(two) }, as);
      const field = resource.sort[0];
      assert.ok(Number(noted?.after?.[field]) < Number(noted?.before?.[field]));
      await gateway.refused('rowsRearranged', arrange, { from, to: from }, as);
      const stranger = [...to.slice(1), 'none'];
      assert.deepEqual((await gateway.send(arrange, { from: to, to: stranger }, as)).success, false);
      await gateway.refused('rowsRearranged', arrange, { from: stranger, to: stranger }, as);
      assert.deepEqual(await order(), to);
      await gone(one);
      await gone(two);
    });

  if (taken)
    it('says at its field what is taken already, and writes nothing', async () => {
      const shown = await made(row);
      const second = await made(other);
      const before = await total();
      if (add) assert.deepEqual(await gateway.refused('fieldsInvalid', add, row, as), { fields: taken });
      const wanted = { key: keyOf(second), version: second.version, values: row };
      if (alter)
        assert.deepEqual(await gateway.refused('fieldsInvalid', alter, wanted, as), { fields: taken });
      assert.equal(await total(), before);
      assert.deepEqual(await gateway.ok(get, { key: keyOf(second) }, as), second);
      await gone(shown);
      await gone(second);
    });

  if (wrong)
    it('says at its field what is wrong', async () => {
      assert.ok(add);
      const answer = await gateway.send(add, { ...row, ...wrong.row }, as);
      assert.deepEqual(answer.result, { fields: wrong.fields });
    });

  it('does once what is asked twice under one request id', async () => {
    assert.ok(add);
    const before = await total();
    const requestId = randomUUID();
    const first = await gateway.ok(add, row, { ...as, requestId });
    assert.deepEqual(await gateway.ok(add, row, { ...as, requestId }), first);
    assert.equal(await total(), before + 1);
    assert.equal((await gateway.ok(changes, { key: keyOf(first) }, as)).length, 1);
    await gone(first);
  });
}
