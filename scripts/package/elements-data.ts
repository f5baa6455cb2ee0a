import { readFileSync } from 'node:fs';
import { WHOLE_MANIFEST } from '../manifest/generate-stale';

interface Described {
  name: string;
  description: string;
}
interface Typed extends Described {
  type: { text: string };
  readonly?: true;
}

interface Method extends Described {
  return: Pick<Typed, 'type'>;
  parameters?: (Pick<Typed, 'type'> & { name: string })[];
}

/** Element as described by the manifest. */
export interface ManifestElement {
  /** Name of its class type, e.g. `TpLogin`. */
  name: string;
  tagName: string;
  description: string;
  attributes: (Typed & { fieldName: string; default: string })[];
  /** Writable properties, including those of the attributes. */
  members: Typed[];
  /** Read-only properties. */
  readonlyMembers: Typed[];
  methods: Method[];
  events: Typed[];
  slots: Described[];
  cssParts: Described[];
}

/** Every element of the whole manifest, which is generated from the declarations. */
export function manifestElements(): ManifestElement[] {
  const { modules } = JSON.parse(readFileSync(WHOLE_MANIFEST, 'utf8')) as {
    modules: { declarations: (Omit<ManifestElement, 'members'> & { members: (Typed | Method)[] })[] }[];
  };
  return modules
    .flatMap(({ declarations }) => declarations)
    .map((element) => ({
      ...element,
      members: element.members.filter((member) => 'type' in member && !member.readonly) as Typed[],
      readonlyMembers: element.members.filter((member) => 'type' in member && member.readonly) as Typed[],
      methods: element.members.filter((member) => 'return' in member),
    }));
}

/**
 * Returns the values that an attribute's type lists, e.g. of `'local' | 'memory'`; none if it accepts other values as
 * well.
 */
export const namedValues = (type: string): string[] => {
  const names = type.split(' | ').map((name) => /^'([^']*)'$/.exec(name)?.[1]);
  return names.includes(undefined) ? [] : names.filter((name) => name !== undefined);
};

/** Formats a text as a comment above a declaration. */
export const comment = (text: string, indent = ''): string =>
  `${indent}/** ${text.replaceAll('*/', '*\\/')} */`;
