import { comment, manifestElements, type ManifestElement } from './elements-data';

/** Types of the elements and their events; `elements.d.ts` of the package. */
export function elementTypes(): string {
  const elements = manifestElements();
  return [
    '// Generated from the declarations of the elements.',
    `type SuiteEvent = ${eventNames(elements)};`,
    EMITTER,
    ...elements.flatMap((element) => [
      properties(element),
      attributes(element),
      events(element),
      comment(element.description),
      `export interface ${element.name} extends HTMLElement, ${element.name}Properties, SuiteEvents<${element.name}EventMap> {`,
      '  addEventListener: SuiteEvents<' + element.name + "EventMap>['addEventListener'];",
      '  removeEventListener: SuiteEvents<' + element.name + "EventMap>['removeEventListener'];",
      ...element.readonlyMembers.flatMap((member) => [
        comment(member.description, '  '),
        `  readonly ${member.name}: ${member.type.text};`,
      ]),
      ...element.methods.flatMap(({ name, description, parameters = [], return: result }) => [
        comment(description, '  '),
        `  ${name}(${parameters.map((one) => `${one.name}: ${one.type.text}`).join(', ')}): ${result.type.text};`,
      ]),
      '}',
      '',
    ]),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...elements.map(({ tagName, name }) => `    '${tagName}': ${name};`),
    '  }',
    '}',
    '',
  ].join('\n');
}

/**
 * Typed listeners for an element's own events. Other events are those of any element and, as they bubble, those of other
 * elements of the suite; any other `tp-…` is misspelt and refused.
 */
const EMITTER = `
type Spelt<T extends string> = T extends \`tp-\${string}\` ? SuiteEvent : string;
type Listener<E> = ((event: E) => void) | { handleEvent(event: E): void } | null;
interface SuiteEvents<M> {
  addEventListener: {
    <K extends keyof M>(type: K, listener: Listener<M[K]>, options?: boolean | AddEventListenerOptions): void;
    <K extends keyof HTMLElementEventMap>(type: K, listener: Listener<HTMLElementEventMap[K]>, options?: boolean | AddEventListenerOptions): void;
    <T extends string>(type: T & Spelt<T>, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
  };
  removeEventListener: {
    <K extends keyof M>(type: K, listener: Listener<M[K]>, options?: boolean | EventListenerOptions): void;
    <K extends keyof HTMLElementEventMap>(type: K, listener: Listener<HTMLElementEventMap[K]>, options?: boolean | EventListenerOptions): void;
    <T extends string>(type: T & Spelt<T>, listener: EventListenerOrEventListenerObject | null, options?: boolean | EventListenerOptions): void;
  };
}
`;

const eventNames = (elements: readonly ManifestElement[]): string =>
  [...new Set(elements.flatMap(({ events: all }) => all.map(({ name }) => `'${name}'`)))].sort().join(' | ');

const properties = ({ name, members }: ManifestElement): string =>
  [
    `export interface ${name}Properties {`,
    ...members.flatMap((member) => [
      comment(member.description, '  '),
      `  ${member.name}: ${member.type.text};`,
    ]),
    '}',
    '',
  ].join('\n');

/** Attributes in markup whose name differs from their property; structured data is a string there. */
const attributes = ({ name, attributes: all }: ManifestElement): string =>
  [
    `export interface ${name}Attributes {`,
    ...all
      .filter((attribute) => attribute.name !== attribute.fieldName)
      .map(
        ({ name: own, description, type }) =>
          `${comment(description, '  ')}\n  '${own}'?: ${markupType(type.text)};`,
      ),
    '}',
    '',
  ].join('\n');

function markupType(type: string): string {
  if (type === 'boolean') return "boolean | ''";
  if (type === 'number') return 'number | `${number}`';
  return /[<{]/.test(type) ? 'string' : type;
}

const events = ({ name, events: all }: ManifestElement): string =>
  [
    `export interface ${name}EventMap {`,
    ...all.flatMap((event) => [comment(event.description, '  '), `  '${event.name}': ${event.type.text};`]),
    '}',
    '',
  ].join('\n');
