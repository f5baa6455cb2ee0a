import { COMMON_ATTRIBUTES, COMMON_EVENTS } from '../../src/element/definition/common';
import type { AttributeDescriptor, Declaration } from '../../src/element/definition/declaration';

/**
 * Elements that frame.html never shows: those that say which gateway is called, those that frame others, those that stand
 * over a page instead of in it, those that go by the page's address, and those
 * that sign in, which is the concern of the element that needs a user. Pages of administration, which are in Chinese alone,
 * are not shown either.
 */
const NOT_FRAMED = [
  'provider',
  'portal',
  'frame',
  'bi-analysis',
  'login',
  'authorize',
  'customer-service',
  'approval-link',
];

/** What frame.html knows of the elements it shows (components/iframe/declared.ts), as JSON. */
export function framedElements(declarations: readonly Declaration[]): string {
  const framed = declarations
    .filter(({ tag, isChineseOnly }) => !NOT_FRAMED.includes(tag) && !isChineseOnly)
    .map(({ tag, attributes, events }) => [
      tag,
      {
        attributes: Object.fromEntries(
          Object.entries<AttributeDescriptor>({ ...COMMON_ATTRIBUTES, ...attributes })
            .filter(([, { type }]) => type !== 'secret')
            .map(([name, descriptor]) => [name, plain(descriptor)]),
        ),
        events: Object.keys({ ...COMMON_EVENTS, ...events }),
      },
    ]);
  return `${JSON.stringify(Object.fromEntries(framed), null, 2)}\n`;
}

function plain(descriptor: AttributeDescriptor): object {
  if (descriptor.type === 'json') return { type: 'json' };
  const { description: _, ...rest } = descriptor;
  return rest;
}
