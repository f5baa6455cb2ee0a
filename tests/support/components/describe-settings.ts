import { expect } from '@open-wc/testing';
import { define, type ElementTag } from '../../../components/index';
import { accessible } from './accessible';
import { within } from './act';
import { fakeRuntime, next, createProvider, until, type Answers } from './fake-runtime';
import { OBJECT } from '../../../src/contract/permission/objects';
import { answersWithRights } from './rights';
import { goodAnswers, refusal } from './samples';

const EVERY_RIGHT = answersWithRights(...Object.values(OBJECT));

export interface SettingsSamples {
  tag: ElementTag;
  attributes?: Record<string, string>;
  answers: Answers;
  /** Names of the calls. */
  read: string;
  save: string;
  /** The answer of `read` once another has saved, and the refusal that tells so; left out where there is no version. */
  conflict?: { fault: Parameters<typeof refusal>[0]; later: object };
  /** Opens the form; left out where it stands in its place or `change` opens it. */
  open?: string;
  change(act: ReturnType<typeof within>): Promise<void>;
}

/** Rules that hold of all settings, in a dialog or in their place: nothing typed is lost unasked. */
export function describeSettings(name: string, samples: SettingsSamples): void {
  const { tag, attributes = {}, read, save, conflict, open } = samples;
  describe(`the settings of ${name}`, () => {
    const providers: HTMLElement[] = [];
    const { hash } = location;
    before(() => define([tag]));
    afterEach(() => {
      for (const provider of providers.splice(0)) provider.remove();
      history.replaceState(null, '', hash === '' ? '#' : hash);
    });

    /** In a portal: its address says the page. */
    async function changed(answers: Answers = {}) {
      const all = { ...goodAnswers(), ...EVERY_RIGHT, ...samples.answers, ...answers };
      const { runtime } = fakeRuntime(all, { authSign: 'token-1' });
      runtime.addressOf = () => undefined;
      const provider = createProvider(runtime);
      providers.push(provider);
      const element = document.createElement(`tp-${tag}`);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      const ready = next(element, 'tp-ready');
      provider.append(element);
      await ready;
      const act = within(element);
      if (open !== undefined) await act.press(open);
      await samples.change(act);
      return { element, act };
    }
    const reloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    it('asks before a reload or another address loses them', async () => {
      const { act } = await changed();
      const at = location.hash;
      expect(reloads(), 'a reload goes on unasked').to.equal(false);
      location.hash = '#/elsewhere';
      await act.sees('内容尚未提交');
      expect(location.hash).to.equal(at);
      await act.press('继续填写');
      await until(() => !act.text().includes('内容尚未提交'), 'the question to go');
      location.hash = '#/elsewhere';
      await act.press('放弃填写');
      await until(() => location.hash === '#/elsewhere', 'the other address');
      expect(reloads(), 'it is given up').to.equal(true);
    });

    if (conflict)
      it('shows the state that another has saved, keeps the typed one, and passes axe', async () => {
        let isLater = false;
        const { element, act } = await changed({
          [read]: (body) => (isLater ? conflict.later : samples.answers[read]?.(body)),
          [save]: () => {
            isLater = true;
            throw refusal(conflict.fault);
          },
        });
        await act.press('保存');
        await act.sees('您填写的');
        await act.sees('最新的');
        await accessible(element);
        await act.press('保留我填写的');
        await act.sees('已保留您填写的内容');
        expect(reloads(), 'it is still to be saved').to.equal(false);
      });
    else
      it('puts the saved state back, and passes axe', async () => {
        const { element, act } = await changed();
        await accessible(element);
        const isDialog = act.root.querySelector('dialog[open]') !== null;
        await act.press('取消');
        if (isDialog) await act.press('放弃');
        await until(() => reloads(), 'nothing to be lost');
      });
  });
}
