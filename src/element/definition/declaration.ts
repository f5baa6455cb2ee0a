import type { GenericSchema, InferOutput } from 'valibot';

interface WithDescription {
  description: string;
}
/** The property is stored in the attribute and reflected: forms read it there. */
type Reflects = true;
export interface StringAttribute extends WithDescription {
  type: 'string';
  default: string;
  /** The accepted values. */
  options?: readonly string[];
  reflects?: Reflects;
}
export interface NumberAttribute extends WithDescription {
  type: 'number';
  default: number;
  min?: number;
  max?: number;
  integer?: true;
}
/** Present or absent, as in HTML: a present attribute is true, unless its value is `false`. */
export interface BooleanAttribute extends WithDescription {
  type: 'boolean';
  reflects?: Reflects;
}
/** Structured data: JSON as attribute, the object itself as property; never reflected. */
export interface JsonAttribute<S extends GenericSchema = GenericSchema> extends WithDescription {
  type: 'json';
  schema: S;
  default: InferOutput<S>;
}
/** A token: read from the attribute, which is removed at once, or from the property, which never returns it. */
export interface SecretAttribute extends WithDescription {
  type: 'secret';
}
export type AttributeDescriptor =
  | StringAttribute
  | NumberAttribute
  | BooleanAttribute
  | JsonAttribute
  | SecretAttribute;

/** Property without an attribute: a function of the embedder. `signature` is its TypeScript type. */
export interface FunctionProperty extends WithDescription {
  type: 'function';
  signature: string;
}

/** A method without parameters for the embedder. */
export interface MethodDescriptor extends WithDescription {
  result: 'void' | 'Promise<void>';
}

export interface EventDescriptor extends WithDescription {
  /** Schema of `detail`; null for none. */
  detail: GenericSchema | null;
  /** The element has a default action that `preventDefault` stops. */
  cancelable?: true;
}

/** A declaration without events and tracked names, on which code for all elements may rely. */
export interface AnyDeclaration extends Declaration {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- an empty set is intended
  readonly events: Record<never, EventDescriptor>;
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- an empty set is intended
  readonly tracks: Record<never, string>;
}

/** Declared by elements that are form fields. */
export interface FormDescriptor {
  /** Noun of the value in messages: 请选择城市. */
  readonly noun: string;
}

/** Public interface of an element, the single source of its class, manifest, typings and docs. */
export interface Declaration {
  /** Tag without prefix. */
  readonly tag: string;
  readonly summary: string;
  /** Set for elements without translations: they show Chinese in every language of the page. */
  readonly isChineseOnly?: true;
  readonly attributes: Readonly<Record<string, AttributeDescriptor>>;
  readonly properties: Readonly<Record<string, FunctionProperty>>;
  readonly methods?: Readonly<Record<string, MethodDescriptor>>;
  readonly events: Readonly<Record<`tp-${string}`, EventDescriptor>>;
  /** Tracked user actions: name in the detail of `tp-track` → time of the event. */
  readonly tracks: Readonly<Record<string, string>>;
  /** Set for form fields; their attributes include those of every field. */
  readonly form?: FormDescriptor;
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Tokens to which this element gives a meaning of its own; shared tokens are documented once. */
  readonly cssProperties: Readonly<Record<`--tp-${string}`, string>>;
}

/** Declaration of a form field. */
export type FormDeclaration = Declaration & { readonly form: FormDescriptor };

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

type AttributeValue<A> = A extends { type: 'string'; options: readonly (infer O)[] }
  ? O
  : A extends { type: 'string' | 'secret' }
    ? string
    : A extends { type: 'number' }
      ? number
      : A extends { type: 'boolean' }
        ? boolean
        : A extends { type: 'json'; schema: infer S extends GenericSchema }
          ? InferOutput<S>
          : never;

/** Values of attributes and properties as the element's view receives them. */
export type ValuesOf<D extends Declaration> = {
  readonly [A in keyof D['attributes'] & string as CamelCase<A>]: AttributeValue<D['attributes'][A]>;
} & {
  // an embedder's function: the view knows its type
  readonly [P in keyof D['properties'] & string]: ((...args: never[]) => unknown) | undefined;
};

export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const declare = <const D extends Declaration>(declaration: D): D => declaration;
