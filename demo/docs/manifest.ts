import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Described {
  name: string;
  description: string;
}
export interface Typed extends Described {
  type: { text: string };
}
export interface Attribute extends Typed {
  fieldName: string;
  default: string;
}
interface Method extends Described {
  return: { type: { text: string } };
  parameters?: { name: string; type: { text: string } }[];
}
type Member = (Typed & { attribute?: string }) | Method;

/** An element in the package's manifest, which is generated from the declarations. */
export interface ElementReference {
  tagName: string;
  description: string;
  attributes: Attribute[];
  members: Member[];
  events: Typed[];
  slots: Described[];
  cssParts: Described[];
  cssProperties: Described[];
}

/** Every element of the package in a folder, by tag name. */
export function readElements(folder: string): Map<string, ElementReference> {
  const { customElements } = readJson(join(folder, 'package.json')) as { customElements: string };
  const { modules } = readJson(join(folder, customElements)) as {
    modules: { declarations: ElementReference[] }[];
  };
  return new Map(
    modules.flatMap(({ declarations }) => declarations).map((element) => [element.tagName, element]),
  );
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Properties without an attribute. */
export const ownProperties = ({ members }: ElementReference): Typed[] =>
  members.filter((member) => 'type' in member).filter((member) => !member.attribute);

export const methods = ({ members }: ElementReference): Method[] =>
  members.filter((member) => 'return' in member);

/** The values named by a type, e.g. by `'local' | 'memory'`; none if it accepts other values too. */
export function namedValues(type: string): string[] {
  const names = type.split(' | ').map((name) => /^'([^']*)'$/.exec(name)?.[1]);
  return names.includes(undefined) ? [] : names.filter((name) => name !== undefined);
}
