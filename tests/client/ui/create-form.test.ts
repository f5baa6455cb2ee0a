import assert from 'node:assert/strict';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { createForm } from '../../../src/ui/form/create-form';

const MealBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入名称'), v.maxLength(4, '名称过长')),
  guestNos: v.array(v.pipe(v.string(), v.nonEmpty('请选择客人'))),
});

interface MealDraft {
  name: string;
  guests: readonly { no: string }[];
}

const mealForm = (values: MealDraft) =>
  createForm({
    values,
    schema: MealBody,
    body: ({ name, guests }: MealDraft) => ({ name, guestNos: guests.map(({ no }) => no) }),
    check: ({ name }: MealDraft) => (name === '石头' ? { name: '不能吃' } : {}),
    fieldOf: (path) => path.replace(/^guestNos/, 'guests'),
  });

type MealForm = ReturnType<typeof mealForm>;

/** Error message of a field. */
const said = ({ control }: MealForm, path: string) => control.getFieldState(path).error?.message;

async function submitted(form: MealForm): Promise<unknown[]> {
  const sent: unknown[] = [];
  await form.submit((body) => Promise.resolve(void sent.push(body)));
  return sent;
}

describe('a form', () => {
  it('returns the body for the typed values', async () => {
    const form = mealForm({ name: '', guests: [] });
    form.edit({ name: '米饭', guests: [{ no: '7' }] });
    assert.deepEqual(await submitted(form), [{ name: '米饭', guestNos: ['7'] }]);
  });

  it('shows errors of the contract at the fields, and returns no body', async () => {
    const form = mealForm({ name: '', guests: [{ no: '7' }, { no: '' }] });
    assert.deepEqual(await submitted(form), []);
    assert.equal(said(form, 'name'), '请输入名称');
    assert.equal(said(form, 'guests.0'), undefined);
    assert.equal(said(form, 'guests.1'), '请选择客人');
  });

  it('shows errors beyond the contract too, and those first', async () => {
    const form = mealForm({ name: '石头', guests: [] });
    assert.deepEqual(await submitted(form), []);
    assert.equal(said(form, 'name'), '不能吃');
  });

  it('says nothing before it is submitted, and no more of a field once it is changed', async () => {
    const form = mealForm({ name: '', guests: [{ no: '' }, { no: '' }] });
    assert.equal(said(form, 'name'), undefined);
    await submitted(form);
    form.edit({ name: '米' });
    form.editRow('guests', 1, { no: '8' });
    assert.equal(said(form, 'name'), undefined);
    assert.equal(said(form, 'guests.0'), '请选择客人');
    assert.equal(said(form, 'guests.1'), undefined);
    assert.deepEqual(form.values(), { name: '米', guests: [{ no: '' }, { no: '8' }] });
  });

  it('shows refusals of the gateway at its fields, and returns those of no field', () => {
    const form = mealForm({ name: '米饭', guests: [{ no: '7' }] });
    const rest = form.show({ name: '已有同名', 'guestNos.0': '不在名单中', kitchen: '已打烊' });
    assert.deepEqual(rest, ['已打烊']);
    assert.equal(said(form, 'name'), '已有同名');
    assert.equal(said(form, 'guests.0'), '不在名单中');
  });

  it('is submitted again with the refused values, which may have become valid', async () => {
    const form = mealForm({ name: '米饭', guests: [] });
    form.show({ name: '已有同名' });
    assert.equal((await submitted(form)).length, 1);
    assert.equal(said(form, 'name'), undefined);
  });

  it('tells of every change, and begins anew with other values', async () => {
    const form = mealForm({ name: '', guests: [] });
    await submitted(form);
    const heard: string[] = [];
    const stop = form.onChange(({ name }) => heard.push(name));
    form.edit({ name: '面' });
    form.reset({ name: '粥', guests: [] });
    stop();
    form.edit({ name: '饭' });
    assert.deepEqual(heard, ['面', '粥']);
    assert.equal(said(form, 'name'), undefined);
  });
});
