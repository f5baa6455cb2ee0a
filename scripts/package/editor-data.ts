import { manifestElements, namedValues, type ManifestElement } from './elements-data';

/** Data files from which editors complete the elements in markup. */
export function editorData(version: string): Record<string, unknown> {
  const elements = manifestElements();
  return {
    'vscode.html-custom-data.json': { version: 1.1, tags: elements.map(vscodeTag) },
    'web-types.json': {
      $schema: 'https://json.schemastore.org/web-types',
      name: 'travel-portal-elements',
      version,
      'description-markup': 'markdown',
      contributions: { html: { elements: elements.map(webTypesElement) } },
    },
  };
}

function vscodeTag({ tagName, description, attributes }: ManifestElement) {
  return {
    name: tagName,
    description: { kind: 'markdown', value: description },
    attributes: attributes.map(({ name, description: value, type }) => ({
      name,
      description: { kind: 'markdown', value },
      ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...(namedValues(type.text).length > 0
        ? { values: namedValues(type.text).map((each) => ({ name: each })) }
        : {}),
    })),
  };
}

function webTypesElement(element: ManifestElement) {
  return {
    name: element.tagName,
    description: element.description,
    attributes: element.attributes.map(({ name, description, type, default: initial }) => ({
      name,
      description,
      default: initial,
      value: { type: type.text, kind: type.text === 'boolean' ? 'no-value' : 'plain' },
    })),
    slots: element.slots.map(({ name, description }) => ({ name: name || 'default', description })),
    css: { parts: element.cssParts.map(({ name, description }) => ({ name, description })) },
    js: {
      properties: element.members.map(({ name, description, type }) => ({
        name,
        description,
        type: type.text,
      })),
      events: element.events.map(({ name, description, type }) => ({ name, description, type: type.text })),
    },
  };
}
