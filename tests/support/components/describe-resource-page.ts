import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define, type ElementTag } from '../../../components/index';
import type { AnyResource, RowOf } from '../../../src/contract/resource/resource';
import { accessible } from './accessible';
import { setValue } from './act';
import { called, putOnPage, signInAs, takeAway, type ElementOnPage as OnPage } from './element-page';
import { next, until, type Answers } from './fake-runtime';
import { pressNamed, pressRowAction } from './press-named';
import { fieldsRefused, resourceAnswers } from './resource-answers';
import { lostAnswer, refusal } from './samples';

interface Samples<R extends AnyResource> {
  tag: ElementTag;
  /** Page attribute of the element. */
  page: string;
  /** Noun of a row. */
  noun: string;
  /** At least two rows; the tests change and remove the first. */
  rows: readonly [Omit<RowOf<R>, 'version'>, Omit<RowOf<R>, 'version'>, ...Omit<RowOf<R>, 'version'>[]];
  /** Text field that names a row: its name and label. */
  named: { field: string; label: string };
  /** Error when the text is missing. */
  missing: string;
  /** Fills the other required fields of a new row. */
  fill?(act: OnPage['act']): Promise<void>;
  /** Answers to other calls. */
  answers?: Answers;
}

/** Tests common to all resource pages: list, address, form, conflict, removal, history, rights, keyboard, axe. */
export function describeResourcePage<R extends AnyResource>(resource: R, samples: Samples<R>): void {
  describe(`the page of ${resource.name}`, () => defineTests(resource, samples));
}

function defineTests(resource: AnyResource, samples: Samples<AnyResource>): void {
  const { tag, page, noun, rows: given, named, missing } = samples;
  const { list, add, alter, remove, arrange } = resource;
  const [first, second] = given;
  const nameOf = (row: Record<string, unknown>) => String(row[named.field]);
  const tail = (path = '') => path.slice(path.lastIndexOf('/') + 1);
  before(() => define([tag]));
  afterEach(takeAway);

  async function show(
    answers: Answers = {},
    attributes: Record<string, string> = {},
    storage?: 'memory' | 'session',
  ) {
    const made = resourceAnswers(resource, given as readonly RowOf<AnyResource>[]);
    const all = { ...samples.answers, ...made.answers, ...answers };
    return { ...made, ...(await putOnPage(`tp-${tag}`, all, { page, ...attributes }, storage)) };
  }
  const reloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  type Shown = Awaited<ReturnType<typeof show>>;
  const listed = () => called(tail(list.path)).at(-1)?.body as Record<string, unknown>;
  const dialog = ({ act }: Shown) => act.root.querySelector('dialog[open]');
  const statusOf = ({ act }: Shown) =>
    [...act.root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');
  const announces = (shown: Shown, text: string) =>
    until(() => statusOf(shown).includes(text), `the announcement of ${text}`);
  const closed = (shown: Shown) => until(() => !dialog(shown), 'the dialog to be closed');

  it('lists the rows, and passes axe', async () => {
    const { element, act } = await show();
    await act.sees(nameOf(first));
    await act.sees(`共 ${given.length} 条${noun}`);
    await accessible(element);
  });

  it('shows in the address what it is looked at by, and follows it', async () => {
    const shown = await show({}, { keyword: nameOf(second) });
    const { element, act } = shown;
    await act.sees(nameOf(second));
    expect(listed()['keyword']).to.equal(nameOf(second));
    const told = next(element, 'tp-filters');
    await act.press('重置');
    const { attributes } = (await told).detail as { attributes: Record<string, string> };
    expect(attributes['keyword']).to.equal('');
    await act.sees(nameOf(first));
    element.setAttribute('sort', `-${resource.sort[0]}`);
    await until(() => listed()['sortOrder'] === 'desc', 'sorted downwards');
  });

  it('says why to whoever may not see it, and offers nothing', async () => {
    const { act } = await show({
      [tail(list.path)]: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限');
    expect(act.button(`新增${noun}`)).to.equal(undefined);
  });

  if (add)
    it('adds a row: what is wrong stands at its field, what is unknown is said once and sent again as it was', async () => {
      let attempts = 0;
      const good = resourceAnswers(resource, []).answers[tail(add.path)];
      const shown = await show({
        [tail(add.path)]: (body, options) => {
          attempts += 1;
          if (attempts === 1) throw fieldsRefused({ [named.field]: '已有同名的' });
          if (attempts === 2) throw lostAnswer();
          return good?.(body, options);
        },
      });
      const { element, act } = shown;
      await act.press(`新增${noun}`);
      await until(() => dialog(shown), 'the form');
      // a page that moves the element takes its dialog out of the top layer, and the focus from its field
      act.field(named.label)?.focus();
      element.parentElement?.append(element);
      expect(dialog(shown)?.matches(':modal'), 'the form is modal after a move').to.equal(true);
      expect(act.root.activeElement === act.field(named.label), 'its field keeps the focus').to.equal(true);
      setValue(act.field(named.label) as HTMLInputElement, '');
      await act.press('保存');
      await act.sees(missing);
      expect(act.root.activeElement, 'the first field that is wrong').to.equal(act.field(named.label));
      await accessible(element);
      await samples.fill?.(act);
      await act.type(named.label, '新的');
      await act.press('保存');
      await act.sees('已有同名的');
      await act.type(named.label, '更新的');
      await act.press('保存');
      await act.sees('结果未知');
      await act.press('保存');
      await closed(shown);
      await announces(shown, `${noun}已保存`);
      const [, lost, again] = called(tail(add.path));
      expect(again?.requestId).to.equal(lost?.requestId);
    });

  if (alter)
    it('asks before a reload loses what was typed, and offers it again to the same user', async () => {
      sessionStorage.clear();
      const edit = async () => {
        const shown = await show({}, {}, 'session');
        signInAs('S0');
        await pressNamed(shown.act, `编辑 ${nameOf(first)}`);
        await until(() => dialog(shown), 'the form');
        return shown;
      };
      const typed = await edit();
      expect(reloads(), 'nothing is typed').to.equal(true);
      await typed.act.type(named.label, '我改的');
      expect(reloads(), 'a reload goes on unasked').to.equal(false);
      takeAway();
      const shown = await edit();
      await shown.act.press('恢复上次填写的内容');
      expect((shown.act.field(named.label) as HTMLInputElement).value).to.equal('我改的');
      await accessible(shown.element);
      await shown.act.press('保存');
      await closed(shown);
      expect(shown.rows[0]?.[named.field]).to.equal('我改的');
      expect(sessionStorage.length, 'it is saved').to.equal(0);
    });

  if (alter)
    it('shows both versions where somebody else has saved, and saves the one that is chosen', async () => {
      const shown = await show();
      const { element, act, rows } = shown;
      await pressNamed(act, `编辑 ${nameOf(first)}`);
      await act.type(named.label, '我改的');
      rows[0] = { ...rows[0], [named.field]: '别人改的', version: 7 };
      await act.press('保存');
      await act.sees('已被他人修改');
      const words = dialog(shown)?.querySelector('table')?.textContent;
      expect(words).to.contain('我改的').and.to.contain('别人改的');
      await accessible(element);
      await act.press('保留我填写的');
      const saved = next(element, 'tp-track');
      await act.press('保存');
      expect((await saved).detail).to.deep.equal({ name: 'row-saved', data: { resource: resource.name } });
      await closed(shown);
      await announces(shown, `${noun}已保存`);
      expect(rows[0]?.[named.field]).to.equal('我改的');
    });

  if (alter)
    it('shows a row whole, with who changed it, and goes back to the list', async () => {
      const shown = await show();
      const { element, act } = shown;
      const opened = next(element, 'tp-detail');
      await pressNamed(act, nameOf(first));
      expect((await opened).detail).to.deep.equal({ kind: 'row', id: String(first[resource.key]) });
      await act.sees('还没有变更记录');
      await act.press('编辑');
      await act.type(named.label, '改过的');
      await act.press('保存');
      await act.sees(`${nameOf(first)} → 改过的`);
      await accessible(element);
      const left = next(element, 'tp-detail');
      await act.press(`返回${noun}列表`);
      expect((await left).detail).to.deep.equal({ kind: 'row', id: null });
      await act.sees(nameOf(second));
    });

  if (arrange)
    it('puts the rows in order by keyboard and by buttons, and says where somebody else has meanwhile', async () => {
      const shown = await show();
      const { element, act, rows } = shown;
      const handle = (name: string) =>
        dialog(shown)?.querySelector<HTMLElement>(`.tp-reorder-handle[aria-label^="移动 ${name}，"]`);
      await act.press('调整顺序');
      await until(() => handle(nameOf(first)), 'the list');
      await accessible(element);
      handle(nameOf(first))?.focus();
      await sendKeys({ down: 'Alt' });
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ up: 'Alt' });
      await act.sees(`${nameOf(first)} 已移到第 2 项，共 ${given.length} 项`);
      expect(act.root.activeElement, 'it keeps the focus').to.equal(handle(nameOf(first)));
      rows.reverse();
      await act.press('保存');
      await act.sees('顺序已被他人调整');
      await act.press('载入最新顺序');
      await until(() => handle(nameOf(first))?.getAttribute('aria-label')?.includes('第 2 项'), 'the latest');
      rows.reverse();
      await act.press('保存');
      await act.sees('顺序已被他人调整');
      await act.press('载入最新顺序');
      await until(() => handle(nameOf(first))?.getAttribute('aria-label')?.includes('第 1 项'), 'as it was');
      await pressNamed(act, `下移 ${nameOf(first)}`);
      await act.press('保存');
      await closed(shown);
      expect(rows.map(nameOf).slice(0, 2)).to.deep.equal([nameOf(second), nameOf(first)]);
    });

  if (remove)
    it('removes a row once that was confirmed', async () => {
      const shown = await show();
      const { act, rows } = shown;
      await pressRowAction(act, '删除', nameOf(first));
      await act.sees('删除后不能恢复');
      expect(called(tail(remove.path))).to.have.length(0);
      const [, confirm] = dialog(shown)?.querySelectorAll<HTMLElement>('footer button') ?? [];
      confirm?.click();
      await closed(shown);
      await announces(shown, `${noun}已删除`);
      await until(() => !act.text().includes(nameOf(first)), 'the row to be gone');
      expect(rows).to.have.length(given.length - 1);
    });

  if (remove)
    it('takes a row that others have removed from the list', async () => {
      const shown = await show();
      const { act, rows } = shown;
      await pressRowAction(act, '删除', nameOf(first));
      await act.sees('删除后不能恢复');
      rows.splice(0, 1);
      const [, confirm] = dialog(shown)?.querySelectorAll<HTMLElement>('footer button') ?? [];
      confirm?.click();
      const inList = () =>
        act.root.querySelector('.tp-list, .tp-table')?.textContent?.includes(nameOf(first));
      await until(() => !inList(), 'the row to be gone');
    });
}
