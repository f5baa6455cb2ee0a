import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { h, render } from 'vue';
import { elements, type ElementTag } from '../../../components/index';
import { propertyName, type AttributeDescriptor } from '../../../src/element/definition/declaration';
import { attributesOf, defaultOf } from '../../../src/element/definition/values';
import { sample } from '../../support/components/attribute-samples';
import { fakeRuntime, createProvider } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

type Bag = HTMLElement & Record<string, unknown>;

let prefixes = 0;
const newName = (tag: ElementTag) => `g${(prefixes += 1)}-${tag}`;
const prefixOf = (name: string) => name.slice(0, name.indexOf('-'));
const joined = (attribute: string) => attribute.replaceAll('-', '');

describe('a value given to an element', () => {
  let provider: HTMLElement;
  let warnings: string[];
  const { warn } = console;
  beforeEach(() => {
    provider = createProvider(fakeRuntime(goodAnswers()).runtime);
    warnings = [];
    console.warn = (...given: unknown[]) => void warnings.push(given.map(String).join(' '));
  });
  afterEach(() => {
    provider.remove();
    console.warn = warn;
  });

  async function define(name: string): Promise<void> {
    const tag = name.slice(prefixOf(name).length + 1) as ElementTag;
    await (await elements[tag].load()).default.define({ prefix: prefixOf(name) });
  }

  /** Readable attributes of an element with their descriptors; secrets are not readable. */
  const attributesAt = async (tag: ElementTag) =>
    Object.entries(attributesOf((await elements[tag].load()).default.declaration)).filter(
      ([, { type }]) => type !== 'secret',
    );

  for (const tag of Object.keys(elements) as ElementTag[]) {
    describe(`<tp-${tag}>`, () => {
      let attributes: [string, AttributeDescriptor][];
      before(async () => (attributes = await attributesAt(tag)));

      it('comes in before the class and after it: by property, attribute, and either in the other’s spelling', async () => {
        const ways: ((element: Bag, attribute: string, descriptor: AttributeDescriptor) => void)[] = [
          (element, attribute, descriptor) => element.setAttribute(attribute, sample(descriptor).text),
          (element, attribute, descriptor) =>
            element.setAttribute(propertyName(attribute), sample(descriptor).text),
          (element, attribute, descriptor) => (element[propertyName(attribute)] = sample(descriptor).value),
          (element, attribute, descriptor) => (element[attribute] = sample(descriptor).value),
          (element, attribute, descriptor) => (element[propertyName(attribute)] = sample(descriptor).text),
        ];
        const early = ways.map((give) => [newName(tag), give] as const);
        for (const [name, give] of early) {
          const element = document.createElement(name) as Bag;
          for (const [attribute, descriptor] of attributes) give(element, attribute, descriptor);
          provider.append(element);
        }
        await Promise.all(early.map(([name]) => define(name)));
        const late = document.createElement(early[0]?.[0] ?? '') as Bag;
        provider.append(late);
        for (const [name, give] of early) {
          const element = provider.querySelector(name) as Bag;
          for (const [attribute, descriptor] of attributes) {
            const { value } = sample(descriptor);
            expect(element[propertyName(attribute)], `${name} ${attribute}`).to.deep.equal(value);
            give(late, attribute, descriptor);
            expect(late[propertyName(attribute)], `late ${attribute}`).to.deep.equal(value);
            late[propertyName(attribute)] = undefined;
            late.removeAttribute(attribute);
            late.removeAttribute(joined(attribute));
          }
        }
        expect(warnings).to.deep.equal([]);
      });

      it('"false" where presence counts is false, with a word to the developer', async () => {
        const name = newName(tag);
        await define(name);
        for (const [attribute, descriptor] of attributes) {
          if (descriptor.type !== 'boolean') continue;
          const element = document.createElement(name) as Bag;
          warnings.length = 0;
          for (const text of ['false', 'False ']) {
            element.setAttribute(attribute, text);
            expect(element[propertyName(attribute)], `${attribute}="${text}"`).to.equal(false);
          }
          expect(warnings.length).to.equal(1);
          expect(warnings[0]).to.include(`<${name}>`).and.include(attribute);
          element.setAttribute(attribute, '');
          expect(element[propertyName(attribute)]).to.equal(true);
        }
      });

      it('an empty text equals a missing one, in attributes and properties', async () => {
        const name = newName(tag);
        await define(name);
        const element = document.createElement(name) as Bag;
        for (const [attribute, descriptor] of attributes) {
          if (descriptor.type !== 'string') continue;
          const property = propertyName(attribute);
          for (const give of [
            () => element.setAttribute(attribute, ''),
            () => (element[property] = ''),
            () => (element[attribute] = ''),
          ]) {
            element[property] = sample(descriptor).value;
            give();
            expect(element[property], attribute).to.equal(descriptor.default);
            element.removeAttribute(attribute);
          }
        }
        expect(warnings).to.deep.equal([]);
      });

      it('a property set before the definition overrides the attribute, and later values override both', async () => {
        const name = newName(tag);
        const element = document.createElement(name) as Bag;
        for (const [attribute, descriptor] of attributes) {
          element[propertyName(attribute)] = sample(descriptor).value;
          if (descriptor.type === 'boolean') element.setAttribute(attribute, 'false');
          else if (descriptor.type === 'string')
            element.setAttribute(attribute, descriptor.options ? descriptor.default : 'PEK');
          else
            element.setAttribute(
              attribute,
              JSON.stringify(descriptor.type === 'secret' ? '' : descriptor.default),
            );
        }
        provider.append(element);
        await define(name);
        for (const [attribute, descriptor] of attributes) {
          const property = propertyName(attribute);
          expect(element[property], attribute).to.deep.equal(sample(descriptor).value);
          element.removeAttribute(attribute);
          expect(element[property], attribute).to.deep.equal(defaultOf(descriptor));
          element.setAttribute(attribute, sample(descriptor).text);
          element[property] = null;
          expect(element[property], attribute).to.deep.equal(defaultOf(descriptor));
        }
      });
    });
  }

  it('counts as with hyphens where both spellings are there, and as without where those are gone', async () => {
    const name = newName('flight-booking');
    provider.innerHTML = `<${name} depcode="SHA" dep-code="BJS"></${name}>`;
    await define(name);
    const element = provider.firstElementChild as Bag;
    expect(element['depCode']).to.equal('BJS');
    element.setAttribute('depCode', 'CAN');
    expect(element['depCode']).to.equal('BJS');
    element.removeAttribute('dep-code');
    expect(element['depCode']).to.equal('CAN');
  });

  it('leaves no token in the markup, however it is spelt', async () => {
    const name = newName('provider');
    provider.innerHTML = `<${name} authsign="secret-1"></${name}>`;
    await define(name);
    expect(provider.innerHTML).not.to.include('secret-1');
  });

  it('comes from React 19 before the class is there, and from its next render after', async () => {
    const name = newName('flight-booking');
    const root = createRoot(provider);
    const show = (props: object) => flushSync(() => root.render(createElement(name, props)));
    show({
      depCode: 'BJS',
      'arr-code': 'SHA',
      autoSearch: true,
      hidesHeldOrders: false,
      'max-passengers': 3,
    });
    await define(name);
    const element = provider.querySelector(name) as Bag;
    const given = () =>
      ['depCode', 'arrCode', 'autoSearch', 'hidesHeldOrders', 'maxPassengers'].map((each) => element[each]);
    expect(given()).to.deep.equal(['BJS', 'SHA', true, false, 3]);
    show({
      depCode: 'CAN',
      'arr-code': 'PEK',
      autoSearch: false,
      hidesHeldOrders: true,
      'max-passengers': '4',
    });
    expect(given()).to.deep.equal(['CAN', 'PEK', false, true, 4]);
    expect(warnings).to.deep.equal([]);
    root.unmount();
  });

  it('comes from Vue before the class is there, and from its next render after', async () => {
    const name = newName('flight-booking');
    const show = (props: Record<string, unknown>) => render(h(name, props), provider);
    show({ depCode: 'BJS', 'arr-code': 'SHA', 'auto-search': false, 'max-passengers': 3 });
    await define(name);
    const element = provider.querySelector(name) as Bag;
    const given = () => ['depCode', 'arrCode', 'autoSearch', 'maxPassengers'].map((each) => element[each]);
    expect(given()).to.deep.equal(['BJS', 'SHA', false, 3]);
    expect(warnings.filter((text) => text.includes('auto-search')).length).to.equal(1);
    warnings.length = 0;
    show({
      depCode: 'CAN',
      'arr-code': 'PEK',
      'auto-search': true,
      'max-passengers': undefined,
      'cabin-types': [1],
    });
    expect(given()).to.deep.equal(['CAN', 'PEK', true, 9]);
    expect(element['cabinTypes']).to.deep.equal([1]);
    show({ depCode: undefined, 'arr-code': undefined, theme: undefined });
    expect(given().slice(0, 2)).to.deep.equal(['', '']);
    expect(warnings).to.deep.equal([]);
    render(null, provider);
  });
});
