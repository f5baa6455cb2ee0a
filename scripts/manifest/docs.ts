import type { elementManifest } from './manifest';
import { code, table } from './markdown';
import type { Token } from './tokens';

type Element = ReturnType<typeof elementManifest>;

interface Documented {
  elements: readonly Element[];
  /** Elements of administration pages: they are for the portal, so the reference lists only their names. */
  administration: readonly Element[];
  tokens: readonly Token[];
}

/** Reference for embedders, from the same data as the manifest. */
export function elementDocs({ elements, administration, tokens }: Documented): string {
  return [
    '# Elements',
    '',
    'Made of the elements’ declarations by the build; do not edit.',
    '',
    ...GIVEN,
    '',
    ...elements.flatMap(section),
    '## Administration',
    '',
    'Pages of the portal for those who keep its data, an element an area with its page as `page`: in Chinese alone, not for `frame.html`. What they',
    'are given and tell stands in `custom-elements.json`.',
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
const GIVEN = [
  'An attribute is written with hyphens or without (`dep-code`, `depcode`, in JSX `depCode`); of both the one with hyphens counts. A property',
  'has the camel-case name; by the attribute’s name it can be set too, not read. Both may be given before the element is defined: then a',
  'property counts over an attribute. Later on whatever was given last counts; an attribute that is taken away, or a property set to',
  '`null` or `undefined`, brings the default back. A text given as a property means what it means as an attribute. A boolean is true where its attribute is there;',
  '`"false"` alone is read as false, and the console says so once. A value that is not allowed leaves the default and is told to the console.',
  '',
  'A part is styled by `::part()`. Those of an element that another shows inside itself go outwards as `<tag>-<part>`, the tag without its prefix:',
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
      ['Method', 'What it does'],
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
