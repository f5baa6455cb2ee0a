import type { FormMembers } from '../form/form-members';
import type { Declaration, FormDeclaration, MethodDescriptor, ValuesOf } from './declaration';
import { DEFAULT_PREFIX, hasElements, type DefineOptions, type ElementModule } from './registry';
import { VERSION } from './version';
import { loadPolyfills } from '../older-browsers/older';

/** Module of an element: its declaration and how to define it. Importing it has no side effects and works in Node. */
export interface SuiteElementModule<D extends Declaration = Declaration> extends ElementModule {
  readonly declaration: D;
}

/** Instance type of an element, for the typings of the tag map. */
export type ElementOf<M extends SuiteElementModule> = HTMLElement & {
  -readonly [K in keyof ValuesOf<M['declaration']>]: ValuesOf<M['declaration']>[K];
} & MethodsOf<M['declaration']['methods']> &
  (M['declaration'] extends FormDeclaration ? FormMembers : unknown);

type MethodsOf<Methods> = {
  readonly [K in keyof Methods]: Methods[K] extends MethodDescriptor & { result: 'Promise<void>' }
    ? () => Promise<void>
    : () => void;
};

/**
 * Defines classes under tags, once each. `createClass` is called for every prefix, because a class serves a single tag.
 */
export function elementModule<D extends Declaration>(
  declaration: D,
  createClass: (prefix: string) => CustomElementConstructor | Promise<CustomElementConstructor>,
  prepare: () => Promise<void> = () => Promise.resolve(),
): SuiteElementModule<D> {
  return {
    declaration,
    prepare,
    async define({ prefix = DEFAULT_PREFIX }: DefineOptions = {}) {
      if (!hasElements()) return undefined;
      const completing = loadPolyfills();
      if (completing) await completing;
      const tag = `${prefix}-${declaration.tag}`;
      if (!customElements.get(tag)) {
        const making = createClass(prefix);
        // a class without a promise is defined synchronously
        const made = making instanceof Promise ? await making : making;
        ownClasses.add(made);
        // another caller may have defined the tag while the class was loading
        if (!customElements.get(tag)) customElements.define(tag, made);
      }
      const present = customElements.get(tag);
      if (present && !ownClasses.has(present)) warnOfSecond(tag, present);
      return present;
    },
  };
}

/** Classes defined by this copy of the suite: defining one of them again causes no warning. */
const ownClasses = new WeakSet<CustomElementConstructor>();

function warnOfSecond(tag: string, present: CustomElementConstructor): void {
  const version = 'version' in present ? `version ${String(present.version)}` : 'another class';
  // oxlint-disable-next-line no-console -- only the embedder's developer can remove the second script
  console.warn(`<${tag}> is already defined by ${version}; version ${VERSION} of the suite leaves it alone`);
}
