import { expect } from '@open-wc/testing';
import firstPaint from '../../../components/flight-booking/first-paint';
import flightBooking from '../../../components/flight-booking/element';
import { paintFirst } from '../../../src/element/definition/upgrade/first-paint';
import { within } from '../../support/components/act';
import { fakeRuntime, next, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

describe('a press in the first paint of the search', () => {
  let prefixes = 0;
  let provider: HTMLElement;
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  async function pressed(name: string): Promise<ReturnType<typeof within>> {
    const prefix = `q${(prefixes += 1)}`;
    provider = createProvider(fakeRuntime(goodAnswers(), { authSign: 'token-1' }).runtime);
    const element = document.createElement(`${prefix}-flight-booking`);
    provider.append(element);
    paintFirst(element, firstPaint, 'light');
    const act = within(element);
    const button = act.button(name);
    button?.focus();
    button?.click();
    await flightBooking.prepare();
    const ready = next(element, 'tp-ready');
    await flightBooking.define({ prefix });
    await ready;
    return act;
  }

  it('opens the requests', async () => {
    const act = await pressed('关联申请单');
    await until(() => act.root.querySelector('.fb-requests'), 'the requests');
    act.root.querySelector<HTMLElement>('dialog .tp-icon-button')?.click();
    await until(() => act.root.querySelector('dialog[open]') === null, 'the dialog to close');
    expect(act.root.activeElement).to.equal(act.button('关联申请单'));
  });

  it('opens the travellers', async () => {
    const act = await pressed('出行人：本人');
    const chosen = () =>
      [...act.root.querySelectorAll('.fb-party-chosen li > span:first-child')].map((one) => one.textContent);
    await until(() => chosen().length === 1, 'the party');
    expect(chosen()).to.deep.equal(['林静']);
  });

  it('makes the journey private', async () => {
    const prefix = 'q-kind';
    provider = createProvider(fakeRuntime(goodAnswers(), { authSign: 'token-1' }).runtime);
    const element = document.createElement(`${prefix}-flight-booking`);
    provider.append(element);
    paintFirst(element, firstPaint, 'light');
    const act = within(element);
    await act.check('因私');
    await flightBooking.prepare();
    const ready = next(element, 'tp-ready');
    await flightBooking.define({ prefix });
    await ready;
    expect(act.root.querySelectorAll<HTMLInputElement>('input[name="travelType"]')[1]?.checked).to.equal(
      true,
    );
  });
});
