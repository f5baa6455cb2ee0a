import type { elementManifest } from './manifest';
import { code, table } from './markdown';
import type { Token } from './tokens';

type Element = ReturnType<typeof elementManifest>;

interface Documented {
  elements: readonly Element[];
  /** Elements in Chinese only: they are for the portal, so the reference lists only their names. */
  administration: readonly Element[];
  tokens: readonly Token[];
}

/** Reference for embedders, from the same data as the manifest. */
export function elementDocs({ elements, administration, tokens }: Documented): string {
  return [
    '# Elements',
    '',
    'Generated from the elements’ declarations by the build; do not edit.',
    '',
    ...ATTRIBUTE_RULES,
    '',
    ...elements.flatMap(section),
    '## Administration',
    '',
    'Pages of the portal in Chinese only, one element per area with its page as `page`. They are not for `frame.html`.',
    'Their attributes and events are in `custom-elements.json`.',
    '',
    ...administration.map(({ tagName, description }) => `- \`<${tagName}>\`: ${description}`),
    '',
    '## Tokens',
    '',
    'Set on any ancestor; every element reads them.',
    '',
    ...table(
      ['Token', 'Default', 'Meaning'],
      tokens.map((token) => [code(token.name), code(token.default), token.description]),
    ),
    '',
  ].join('\n');
}

/** Rules for every attribute and property below. */
const ATTRIBUTE_RULES = [
  'An attribute is written with or without hyphens (`dep-code`, `depcode`, in JSX `depCode`). If both are set, the one with hyphens counts. A',
  'property has the camel-case name. It can also be set, but not read, by the attribute’s name. Both may be set before the element is defined;',
  'then a property counts over an attribute. Later the last value counts. Removing an attribute, or setting a property to `null` or',
  '`undefined`, restores the default. A text set as a property is parsed as an attribute. A boolean is true when its attribute is present;',
  'only `"false"` is read as false, and the console says so once. An invalid value leaves the default and is reported to the console.',
  '',
  'A part is styled by `::part()`. Parts of an element inside another are exported as `<tag>-<part>`, the tag without its prefix:',
  '`tp-portal::part(order-list-filters)` is the part `filters` of the orders in the portal.',
] as const;

function section(element: Element): string[] {
  const functions = element.members
    .filter((member) => 'type' in member)
    .filter((member) => !('attribute' in member));
  const methods = element.members.filter((member) => 'return' in member);
  return [
    `## <${element.tagName}>`,
    '',
    element.description,
    '',
    '### Attributes and properties',
    '',
    ...table(
      ['Attribute', 'Property', 'Type', 'Default', 'Meaning'],
      element.attributes.map((a) => [
        code(a.name),
        code(a.fieldName),
        code(a.type.text),
        code(a.default),
        a.description,
      ]),
    ),
    '',
    ...block(
      'Other properties',
      ['Property', 'Type', 'Meaning'],
      functions.map((member) => [code(member.name), code(member.type.text), member.description]),
    ),
    ...block(
      'Methods',
      ['Method', 'Effect'],
      methods.map((method) => [
        code(`${method.name}(${parametersOf(method).join(', ')}): ${method.return.type.text}`),
        method.description,
      ]),
    ),
    ...block(
      'Events',
      ['Event', 'Type', 'When'],
      element.events.map((event) => [code(event.name), code(event.type.text), event.description]),
    ),
    ...block(
      'Slots',
      ['Slot', 'Content'],
      element.slots.map((slot) => [slot.name ? code(slot.name) : '(default)', slot.description]),
    ),
    ...block(
      'Parts',
      ['Part', 'Meaning'],
      element.cssParts.map((part) => [code(part.name), part.description]),
    ),
  ];
}

const parametersOf = (method: object): string[] =>
  'parameters' in method
    ? (method.parameters as { name: string; type: { text: string } }[]).map(
        ({ name, type }) => `${name}: ${type.text}`,
      )
    : [];

function block(title: string, head: string[], rows: string[][]): string[] {
  return rows.length === 0 ? [] : [`### ${title}`, '', ...table(head, rows), ''];
}
