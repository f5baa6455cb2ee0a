import { object, picklist } from 'valibot';
import type {
  AttributeDescriptor,
  Declaration,
  EventDescriptor,
} from '../../src/element/definition/declaration';
import type { DeclaredElement } from './declarations';
import { propertyName } from '../../src/element/definition/declaration';
import { COMMON_EVENTS } from '../../src/element/definition/common';
import { attributesOf } from '../../src/element/definition/values';
import { FORM_FIELDS, FORM_METHODS } from './form-members';
import { quoted, typeText } from './type-text';

function attributeType(descriptor: AttributeDescriptor): string {
  switch (descriptor.type) {
    case 'string':
      return descriptor.options ? descriptor.options.map(quoted).join(' | ') : 'string';
    case 'secret':
      return 'string';
    case 'json':
      return typeText(descriptor.schema);
    default:
      return descriptor.type;
  }
}

function attributeDefault(descriptor: AttributeDescriptor): string {
  if (descriptor.type === 'boolean') return 'false';
  if (descriptor.type === 'secret') return "''";
  return descriptor.type === 'string' ? quoted(descriptor.default) : JSON.stringify(descriptor.default);
}

const eventType = (event: EventDescriptor) =>
  event.detail ? `CustomEvent<${typeText(event.detail)}>` : 'CustomEvent<null>';

/** Events of an element: the common ones, with the tracked names in `tp-track`, and its own. */
function eventsOf({ events, tracks }: Declaration): Record<string, EventDescriptor> {
  const track = COMMON_EVENTS['tp-track'];
  const names = Object.keys(tracks);
  const counted = Object.entries(tracks).map(([name, when]) => `\`${name}\`: ${when}`);
  const ownTrack = {
    detail: object({ ...track.detail.entries, name: picklist(names) }),
    description: [track.description, ...counted].join(' '),
  };
  return { ...COMMON_EVENTS, 'tp-track': ownTrack, ...events };
}

export const className = (tag: string): string =>
  `Tp${tag.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())}`;

/** Declaration of one element in the custom elements manifest. */
export function elementManifest(declaration: Declaration) {
  const attributes = Object.entries(attributesOf(declaration));
  return {
    kind: 'class',
    customElement: true,
    name: className(declaration.tag),
    tagName: `tp-${declaration.tag}`,
    description: declaration.summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(([name, descriptor]) => ({
      name,
      fieldName: propertyName(name),
      type: { text: attributeType(descriptor) },
      default: attributeDefault(descriptor),
      description: descriptor.description,
    })),
    members: [
      ...attributes.map(([name, descriptor]) => ({
        kind: 'field',
        name: propertyName(name),
        privacy: 'public',
        attribute: name,
        type: { text: attributeType(descriptor) },
        default: attributeDefault(descriptor),
        description: descriptor.description,
        ...('reflects' in descriptor && { reflects: true }),
      })),
      ...(declaration.form ? FORM_FIELDS : []),
      ...Object.entries(declaration.properties).map(([name, property]) => ({
        kind: 'field',
        name,
        privacy: 'public',
        type: { text: `(${property.signature}) | undefined` },
        description: property.description,
      })),
      ...Object.entries(declaration.methods ?? {}).map(([name, method]) => ({
        kind: 'method',
        name,
        privacy: 'public',
        return: { type: { text: method.result } },
        description: method.description,
      })),
      ...(declaration.form ? FORM_METHODS : []),
    ],
    events: Object.entries(eventsOf(declaration)).map(([name, event]) => ({
      name,
      type: { text: eventType(event) },
      description: event.cancelable ? `${event.description} Cancelable.` : event.description,
    })),
    slots: Object.entries(declaration.slots ?? {}).map(([name, description]) => ({ name, description })),
    cssParts: Object.entries(declaration.parts).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries(declaration.cssProperties).map(([name, description]) => ({
      name,
      description,
    })),
  };
}

/** A manifest with one module per element, so that a change of an element changes its module alone. */
export function suiteManifest(elements: readonly DeclaredElement[]) {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map(({ declaration, file: path }) => {
      const name = className(declaration.tag);
      return {
        kind: 'javascript-module',
        path,
        declarations: [elementManifest(declaration)],
        exports: [
          {
            kind: 'custom-element-definition',
            name: `tp-${declaration.tag}`,
            declaration: { name, module: path },
          },
        ],
      };
    }),
  };
}
