import type { GenericSchema, InferOutput } from 'valibot';

interface Described {
  description: string;
}
/** The property goes by the attribute, which it sets: of fields, what the form reads. */
type Reflects = true;
export interface StringAttribute extends Described {
  type: 'string';
  default: string;
  /** The only values accepted. */
  options?: readonly string[];
  reflects?: Reflects;
}
export interface NumberAttribute extends Described {
  type: 'number';
  default: number;
  min?: number;
  max?: number;
  integer?: true;
}
/** Present or absent, as HTML has it: any value of a present attribute means true, but `false`. */
export interface BooleanAttribute extends Described {
  type: 'boolean';
  reflects?: Reflects;
}
/** Structured data: JSON as attribute, the data itself as property; never reflected. */
export interface JsonAttribute<S extends GenericSchema = GenericSchema> extends Described {
  type: 'json';
  schema: S;
  default: InferOutput<S>;
}
/** A token: taken from the attribute, which is removed at once, or from the property, which never reads it back. */
export interface SecretAttribute extends Described {
  type: 'secret';
}
export type AttributeDescriptor =
  | StringAttribute
  | NumberAttribute
  | BooleanAttribute
  | JsonAttribute
  | SecretAttribute;

/** Property without an attribute: a function given by the embedder. `signature` is its TypeScript type. */
export interface FunctionProperty extends Described {
  type: 'function';
  signature: string;
}

/** Something the embedder may have an element do; it takes nothing. */
export interface MethodDescriptor extends Described {
  result: 'void' | 'Promise<void>';
}

export interface EventDescriptor extends Described {
  /** Shape of `detail`; null for none. */
  detail: GenericSchema | null;
  /** The element has a default action that `preventDefault` stops. */
  cancelable?: true;
}

/** Declares no event and counts nothing: what code that serves every element may rely on. */
export interface AnyDeclaration extends Declaration {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- none is what is meant
  readonly events: Record<never, EventDescriptor>;
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- none is what is meant
  readonly tracks: Record<never, string>;
}

/** Of an element that is a field of the form it stands in. */
export interface FormDescriptor {
  /** What is chosen, as the user is told: 请选择城市. */
  readonly noun: string;
}

/** Everything public of an element, said once: class, manifest, typings and docs come from it. */
export interface Declaration {
  /** Tag without prefix. */
  readonly tag: string;
  readonly summary: string;
  /** It is not translated: it speaks Chinese whatever the language of the page. */
  readonly isChineseOnly?: true;
  readonly attributes: Readonly<Record<string, AttributeDescriptor>>;
  readonly properties: Readonly<Record<string, FunctionProperty>>;
  readonly methods?: Readonly<Record<string, MethodDescriptor>>;
  readonly events: Readonly<Record<`tp-${string}`, EventDescriptor>>;
  /** What is worth counting: name in the detail of `tp-track` → when it is counted. */
  readonly tracks: Readonly<Record<string, string>>;
  /** It is a field of the form it stands in; its attributes hold those of every field. */
  readonly form?: FormDescriptor;
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Tokens this element gives a meaning of its own; the shared tokens are documented once. */
  readonly cssProperties: Readonly<Record<`--tp-${string}`, string>>;
}

/** Of an element that is a field. */
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

/** Values of an element's attributes and properties as its view gets them. */
export type ValuesOf<D extends Declaration> = {
  readonly [A in keyof D['attributes'] & string as CamelCase<A>]: AttributeValue<D['attributes'][A]>;
} & {
  // an embedder's function: the view knows what it calls
  readonly [P in keyof D['properties'] & string]: ((...args: never[]) => unknown) | undefined;
};

export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const declare = <const D extends Declaration>(declaration: D): D => declaration;
