import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { fakeRuntime, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { inputOf, options, typeInto } from './picking';

type Picker = HTMLElementTagNameMap['tp-city-picker'];
const TAGS = ['tp-city-picker', 'tp-cost-center-picker', 'tp-staff-picker'] as const;
const NATIVE = '<input id="field" required>';

let provider: HTMLElement;

/** Shows a form that records each submission and its button, and goes nowhere. */
async function show(markup: string) {
  provider = createProvider(fakeRuntime(goodAnswers(), { authSign: 'token-1' }).runtime);
  provider.innerHTML = `<form id="form">${markup}</form>`;
  const form = provider.querySelector('form') as HTMLFormElement;
  const field = provider.querySelector<HTMLElement>('#field') ?? form;
  const submitters: (string | undefined)[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitters.push(event.submitter?.id);
  });
  if (field.localName.includes('-')) await until(() => field.shadowRoot?.querySelector('input'), 'the field');
  return { form, field, submitters };
}

/** Presses Enter in a field with a closed list and waits for the browser's default action. */
async function enter(field: HTMLElement): Promise<void> {
  field.focus();
  await sendKeys({ press: 'Escape' });
  await sendKeys({ press: 'Enter' });
  await new Promise((resolve) => setTimeout(resolve));
}

describe('Enter in a picker', () => {
  before(() => define(['city-picker', 'cost-center-picker', 'staff-picker']));
  afterEach(() => provider.remove());

  const forms: Record<string, (field: string) => string> = {
    'the first button that submits': (field) =>
      `${field}<button type="button" id="no">x</button><button id="first">a</button><button id="second">b</button>`,
    'no button that is disabled': (field) =>
      `${field}<fieldset disabled><button id="first">a</button></fieldset><button id="second">b</button>`,
    'a picture that submits': (field) => `${field}<input type="image" id="first" alt="a"><button>b</button>`,
    'the form alone': (field) => field,
    'the form of a field beside others that take a line of text': (field) => `${field}<input type="search">`,
    'the form of a field beside another picker': (field) => `${field}<tp-city-picker></tp-city-picker>`,
    'the form of a field beside others that do not': (field) =>
      `${field}<input type="checkbox"><select></select>`,
    'a form that looks at nothing': (field) => `${field}<button id="first" formnovalidate>a</button>`,
    'a form of which a field is empty that must not be': (field) =>
      `<input type="checkbox" required>${field}<button>a</button>`,
  };

  for (const [name, markup] of Object.entries(forms)) {
    it(`submits as in a field of HTML: ${name}`, async () => {
      const native = await show(markup('<input id="field">'));
      await enter(native.field);
      provider.remove();
      for (const tag of TAGS) {
        const { field, submitters } = await show(markup(`<${tag} id="field"></${tag}>`));
        // For the browser another picker is not a text field and does not prevent implicit submission; for the user it
        // does.
        const expected = name.includes('another picker') ? [] : native.submitters;
        await enter(field);
        expect(submitters, tag).to.deep.equal(expected);
        provider.remove();
      }
    });
  }

  it('submits a field that stands outside of its form, and one that is only read', async () => {
    const { submitters } = await show('<button id="first">a</button>');
    provider.insertAdjacentHTML(
      'beforeend',
      '<tp-city-picker form="form" value="BJS" readonly></tp-city-picker>',
    );
    const outside = provider.querySelector('tp-city-picker') as Picker;
    await until(() => outside.shadowRoot?.querySelector('input'));
    await enter(outside);
    expect(submitters).to.deep.equal(['first']);
  });

  it('reports missing values, as a native field does', async () => {
    for (const markup of [NATIVE, ...TAGS.map((tag) => `<${tag} id="field" required></${tag}>`)]) {
      const { field, submitters } = await show(`${markup}<button>a</button>`);
      const refused: EventTarget[] = [];
      field.addEventListener('invalid', () => refused.push(field));
      await enter(field);
      expect([submitters, refused], markup).to.deep.equal([[], [field]]);
      provider.remove();
    }
  });

  it('takes an option where a list is open, and then submits', async () => {
    const { field, submitters } = await show('<tp-city-picker id="field"></tp-city-picker>');
    await typeInto(field, 'shanghai');
    await until(() => inputOf(field).getAttribute('aria-activedescendant'));
    await sendKeys({ press: 'Enter' });
    await until(() => (field as Picker).value === 'SHA');
    expect([submitters, options(field)]).to.deep.equal([[], []]);
    await sendKeys({ press: 'Enter' });
    await until(() => submitters.length === 1);
  });

  it('presses a button in it, and submits nothing', async () => {
    const { field, submitters } = await show(
      '<tp-staff-picker id="field" multiple value="S1"></tp-staff-picker><button>a</button>',
    );
    await until(() => field.shadowRoot?.querySelector('.picker-chosen button'), 'who is chosen');
    field.shadowRoot?.querySelector<HTMLElement>('.picker-chosen button')?.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => (field as Picker).value === '');
    expect(submitters).to.deep.equal([]);
  });
});

describe('the validity of a picker for the user', () => {
  before(() => define(['city-picker', 'cost-center-picker', 'staff-picker']));
  afterEach(() => provider.remove());

  const states = (field: HTMLElement) =>
    ['user-invalid', 'user-valid'].filter((name) =>
      field.matches(field.localName === 'input' ? `:${name}` : `:state(${name})`),
    );

  it('is as in a field of HTML: nothing before they changed it and left, or submitted', async () => {
    for (const tag of ['input', ...TAGS]) {
      const { field, form } = await show(`<${tag} id="field" required></${tag}><button>a</button>`);
      expect(states(field), tag).to.deep.equal([]);
      field.focus();
      await sendKeys({ press: 'Tab' });
      expect(states(field), `${tag}: only passed`).to.deep.equal([]);
      field.focus();
      await sendKeys({ type: 'q' });
      await sendKeys({ press: 'Backspace' });
      expect(states(field), `${tag}: still in it`).to.deep.equal([]);
      await sendKeys({ press: 'Tab' });
      await until(() => states(field)[0] === 'user-invalid', `${tag}: left empty`);
      form.reset();
      expect(states(field), `${tag}: put back`).to.deep.equal([]);
      form.requestSubmit();
      await until(() => states(field)[0] === 'user-invalid', `${tag}: submitted`);
      (field as HTMLInputElement).value = 'BJS';
      await until(() => states(field)[0] === 'user-valid', `${tag}: good`);
      provider.remove();
    }
  });

  it('is that it is good, once a form has been submitted with it', async () => {
    for (const tag of ['input', ...TAGS]) {
      const { field, form } = await show(`<${tag} id="field"></${tag}>`);
      form.requestSubmit();
      await until(() => states(field)[0] === 'user-valid', tag);
      provider.remove();
    }
  });

  it('is said by the browser at the field inside, also where that is drawn anew', async () => {
    const { field } = await show('<tp-city-picker id="field" required></tp-city-picker>');
    const before = inputOf(field);
    field.setAttribute('label', '出差城市');
    await until(() => inputOf(field) !== before);
    const anchors: (HTMLElement | undefined)[] = [];
    const { setValidity } = ElementInternals.prototype;
    ElementInternals.prototype.setValidity = function told(flags, message, anchor) {
      anchors.push(anchor);
      setValidity.call(this, flags, message, anchor);
    };
    try {
      expect((field as Picker).reportValidity()).to.equal(false);
    } finally {
      ElementInternals.prototype.setValidity = setValidity;
    }
    expect(anchors.at(-1) === inputOf(field)).to.equal(true);
    await until(() => field.shadowRoot?.activeElement === inputOf(field));
  });
});
