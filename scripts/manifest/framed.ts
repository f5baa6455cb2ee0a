import { COMMON_ATTRIBUTES, COMMON_EVENTS } from '../../src/element/definition/common';
import type { AttributeDescriptor, Declaration } from '../../src/element/definition/declaration';

/**
 * Elements that frame.html never shows: those that choose the gateway, frame others, lie over a page, depend on the
 * page's address, or sign in, which is up to the element that needs a user. Elements in Chinese only
 * are excluded too.
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

/** JSON that tells frame.html the attributes and events of its elements (components/iframe/declared-elements.ts). */
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
