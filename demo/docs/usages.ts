import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf } from './examples';
import { namedValues, type ElementReference } from './manifest';

export interface Usage {
  title: string;
  language: string;
  code: string;
}

const WRITTEN_FOR = 'tp-flight-booking';
/** Sources of the documents' code, which tests build and run, with the element each is written for. */
const SOURCES = [
  {
    title: '一个 script 标签',
    file: 'docs/embedding.md',
    section: 'One script tag',
    containing: 'elements/loader.js',
  },
  { title: 'React', file: 'docs/frameworks.md', section: 'React', containing: 'createRoot' },
  { title: 'Vue', file: 'docs/frameworks.md', section: 'Vue', containing: '<template>' },
  { title: 'Svelte', file: 'docs/frameworks.md', section: 'Svelte', containing: '<script>' },
  { title: 'Solid', file: 'docs/frameworks.md', section: 'Solid', containing: 'import' },
  { title: '无框架', file: 'docs/frameworks.md', section: 'Without a framework', containing: 'import' },
];
/** Container elements are shown with the code of the documents about them. */
const AROUND: Readonly<Record<string, typeof SOURCES>> = {
  'tp-provider': [
    { title: 'HTML', file: 'docs/embedding.md', section: 'Tokens', containing: '<tp-provider' },
    ...SOURCES.filter(({ title }) => title === 'Vue' || title === 'Svelte'),
  ],
  'tp-portal': [
    { title: 'HTML', file: 'docs/embedding.md', section: 'The whole portal', containing: '<tp-portal' },
  ],
};

/** Code for an element, one per framework: that of the documents, adapted to this element. */
export function usagesOf(element: ElementReference, folder: string): Usage[] {
  const around = AROUND[element.tagName];
  return (around ?? SOURCES).map(({ title, file, section, containing }) => {
    const { language, code } = find(join(folder, file), section, containing);
    return { title, language, code: around ? code : writtenFor(element, code) };
  });
}

/** Shortest embedding: an element by one script tag. */
export const scriptTag = (folder: string): string =>
  find(join(folder, 'docs/embedding.md'), 'One script tag', 'elements/loader.js').code;

function find(file: string, section: string, containing: string): { language: string; code: string } {
  const text =
    readFileSync(file, 'utf8')
      .split(/^## /m)
      .find((part) => part.startsWith(`${section}\n`)) ?? '';
  for (const [, language = '', code = ''] of text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (code.includes(containing)) return { language, code: code.trimEnd() };
  }
  throw new Error(`${file} has no code with ${containing} under ${section}`);
}

/** The documents show `<tp-flight-booking>` with a departure, and the number of the paid order. */
function writtenFor(element: ElementReference, code: string): string {
  if (element.tagName === WRITTEN_FOR) return code;
  const tag = element.tagName.replace(/^tp-/, '');
  const [event, field] = eventOf(element);
  const [attribute, value] = attributeOf(element) ?? [];
  const property = attribute === undefined ? '' : camelCase(attribute);
  const given = (written: string) => (attribute === undefined ? '' : written);
  return code
    .replace(/ dep-code="BJS"( arr-code="SHA")?/, given(` ${attribute}="${value}"`))
    .replace(/ (prop:)?depCode="BJS"/, (_, prefix = '') => given(` ${prefix}${property}="${value}"`))
    .replace(/^(\s*element\.)depCode = 'BJS';\n/m, (_, start) => given(`${start}${property} = '${value}';\n`))
    .replaceAll(
      'event.detail.orderNo, event.detail.payAmount',
      field ? `event.detail.${field}` : 'event.detail',
    )
    .replace(' // the amount in fen', '')
    .replaceAll('event.detail.orderNo', field ? `event.detail.${field}` : 'event.detail')
    .replaceAll('tp-order-paid', event)
    .replaceAll(/(?<![-\w])booking\b/g, camelCase(tag))
    .replaceAll('flight-booking', tag);
}

/** An attribute for the example that accepts any text, or a value that its type names. */
function attributeOf({ tagName, attributes }: ElementReference): [name: string, value: string] | undefined {
  return Object.entries(exampleOf(tagName).attributes ?? {}).find(([name]) => {
    const type = attributes.find((each) => each.name === name)?.type.text ?? '';
    return type === 'string' || namedValues(type).length > 0;
  });
}

/** The event to listen to, and the first field of its detail. */
function eventOf({ tagName, events }: ElementReference): [name: string, field: string | undefined] {
  const wanted = exampleOf(tagName).event;
  const event = events.find(({ name }) => name === wanted) ?? events.at(-1);
  return [event?.name ?? '', /^CustomEvent<\{ (\w+):/.exec(event?.type.text ?? '')?.[1]];
}

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
