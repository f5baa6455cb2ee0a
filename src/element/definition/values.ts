import { safeParse } from 'valibot';
import { COMMON_ATTRIBUTES } from './common';
import { propertyName, type AttributeDescriptor, type Declaration } from './declaration';

type ValueResult = { ok: true; value: unknown } | { ok: false; reason: string };

const good = (value: unknown): ValueResult => ({ ok: true, value });
const bad = (reason: string): ValueResult => ({ ok: false, reason });

/** Attributes of an element including the common ones. */
export function attributesOf(declaration: Declaration): Readonly<Record<string, AttributeDescriptor>> {
  return { ...COMMON_ATTRIBUTES, ...declaration.attributes };
}

/**
 * Spellings of an attribute in markup: with hyphens, or the property's name in lower case. Frameworks write the latter
 * for undefined elements: `depCode` in JSX becomes `depcode`.
 */
const spellings = (attribute: string): string[] => [attribute, attribute.replaceAll('-', '')];

export const observedAttributes = (declaration: Declaration): string[] => [
  ...new Set(Object.keys(attributesOf(declaration)).flatMap(spellings)),
];

export const defaultOf = (descriptor: AttributeDescriptor): unknown =>
  descriptor.type === 'boolean' ? false : descriptor.type === 'secret' ? '' : descriptor.default;

/**
 * Treats an empty string as absent for text attributes: Vue sets it for `undefined`, and templates for unknown values.
 */
const present = <T>({ type }: AttributeDescriptor, value: T): T | null =>
  value === '' && (type === 'string' || type === 'secret') ? null : value;

/** Parses an attribute; absent (null) is the default. */
export function readAttribute(descriptor: AttributeDescriptor, text: string | null): ValueResult {
  if (text === null) return good(defaultOf(descriptor));
  switch (descriptor.type) {
    case 'boolean':
      // some frameworks write `false` where others remove the attribute
      return /^\s*false\s*$/i.test(text) ? bad(`is "${text}"`) : good(true);
    case 'secret':
    case 'string':
      return checkValue(descriptor, text);
    case 'number':
      return text.trim() === '' ? bad('is empty') : checkValue(descriptor, Number(text));
    case 'json':
      try {
        return checkValue(descriptor, JSON.parse(text));
      } catch {
        return bad('is no JSON');
      }
  }
}

/** Validates a property value; undefined and null mean the default. */
export function checkValue(descriptor: AttributeDescriptor, value: unknown): ValueResult {
  if (descriptor.type === 'boolean') return good(Boolean(value));
  if (value === undefined || value === null) return good(defaultOf(descriptor));
  switch (descriptor.type) {
    case 'secret':
      return typeof value === 'string' ? good(value) : bad('is no string');
    case 'string': {
      if (typeof value !== 'string') return bad(`is no string but ${typeof value}`);
      const { options } = descriptor;
      return options && !options.includes(value) ? bad(`is none of ${options.join(', ')}`) : good(value);
    }
    case 'number': {
      const { min = -Infinity, max = Infinity, integer } = descriptor;
      if (typeof value !== 'number' || Number.isNaN(value)) return bad('is no number');
      if (integer && !Number.isInteger(value)) return bad('is no whole number');
      return value < min || value > max ? bad(`is not within ${min} to ${max}`) : good(value);
    }
    case 'json': {
      const parsed = safeParse(descriptor.schema, value);
      // the original value instead of a copy: an embedder may rely on identity
      return parsed.success ? good(value) : bad(`has another shape: ${parsed.issues[0].message}`);
    }
  }
}

/** An attribute and its property. */
interface NamedAttribute {
  attribute: string;
  property: string;
  descriptor: AttributeDescriptor;
}

/**
 * Values of one element's attributes and properties, from both inputs. An invalid value falls back to the default and
 * warns once per name. Snapshots are immutable, so React and Lit can compare them by identity.
 */
export class ElementValues {
  readonly #declaration: Declaration;
  readonly #host: HTMLElement;
  /** By property name, and by attribute in either spelling. */
  readonly #named = new Map<string, NamedAttribute>();
  readonly #warned = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #given = new Set<string>();
  #snapshot: Readonly<Record<string, unknown>>;

  constructor(declaration: Declaration, host: HTMLElement) {
    this.#declaration = declaration;
    this.#host = host;
    const initial: Record<string, unknown> = {};
    for (const [attribute, descriptor] of Object.entries(attributesOf(declaration))) {
      const property = propertyName(attribute);
      for (const name of [property, ...spellings(attribute)]) {
        this.#named.set(name, { attribute, property, descriptor });
      }
      initial[property] = defaultOf(descriptor);
    }
    for (const name of Object.keys(declaration.properties)) initial[name] = undefined;
    this.#snapshot = initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Readonly<Record<string, unknown>> => this.#snapshot;

  /** Valid values that are set on the element, without defaults. */
  given(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.#given].map((name) => [name, this.#snapshot[name]]));
  }

  /** Value that the property returns: secrets are never exposed. */
  get(name: string): unknown {
    return this.#named.get(name)?.descriptor.type === 'secret' ? '' : this.#snapshot[name];
  }

  /** `name`: of the property, or of its attribute. A string is parsed as in the attribute. */
  setProperty(name: string, written: unknown): void {
    const named = this.#named.get(name);
    const value = named ? present(named.descriptor, written) : written;
    const isGiven = value !== undefined && value !== null;
    if (named) {
      const { descriptor } = named;
      const isText = typeof value === 'string';
      this.#take(named, isText ? readAttribute(descriptor, value) : checkValue(descriptor, value), isGiven);
    } else if (!isGiven || typeof value === 'function') this.#write(name, value ?? undefined, isGiven);
    else this.#warn(name, 'is no function');
  }

  /**
   * Called when an attribute has changed or was removed (null). If both spellings are set, the hyphenated one counts.
   */
  attributeChanged(spelling: string, changed: string | null): void {
    const named = this.#named.get(spelling);
    if (!named) return;
    const { attribute, descriptor } = named;
    if (descriptor.type === 'secret') {
      if (changed === null) return; // the element removed the attribute itself, below: the value stays
      this.#host.removeAttribute(spelling);
    }
    const [written = changed] = spellings(attribute).flatMap((name) => this.#host.getAttribute(name) ?? []);
    const text = present(descriptor, written);
    this.#take(named, readAttribute(descriptor, text), text !== null);
  }

  /**
   * Adopts properties set on the plain element before its definition, which shadow the accessors; they override the
   * attributes.
   */
  adoptEarlyProperties(): void {
    const host = this.#host as unknown as Record<string, unknown>;
    const attributes = [...this.#named.values()].flatMap(({ attribute, property }) => [attribute, property]);
    for (const name of [...attributes, ...Object.keys(this.#declaration.properties)]) {
      if (!Object.hasOwn(host, name)) continue;
      const value = host[name];
      delete host[name];
      host[name] = value;
    }
  }

  #take({ attribute, property, descriptor }: NamedAttribute, reading: ValueResult, isGiven: boolean): void {
    if (!reading.ok) this.#warn(attribute, reading.reason);
    this.#write(property, reading.ok ? reading.value : defaultOf(descriptor), isGiven && reading.ok);
  }

  #write(name: string, value: unknown, isGiven: boolean): void {
    const isAsBefore = this.#given.has(name) === isGiven && Object.is(this.#snapshot[name], value);
    if (isGiven) this.#given.add(name);
    else this.#given.delete(name);
    if (isAsBefore) return;
    this.#snapshot = { ...this.#snapshot, [name]: value };
    for (const listener of this.#listeners) listener();
  }

  #warn(name: string, reason: string): void {
    if (this.#warned.has(name)) return;
    this.#warned.add(name);
    // oxlint-disable-next-line no-console -- only the embedder's developer can correct a bad value
    console.warn(`<${this.#host.localName}> ${name} ${reason}; the default is used`);
  }
}

/**
 * Defines accessors for every attribute and property of a declaration on an element class. The attribute's name also
 * sets the property, as some frameworks do, but does not return its value: Vue resets a property to an empty value of
 * the type that it reads, where it should get its default.
 */
export function defineAccessors(
  prototype: object,
  declaration: Declaration,
  valuesOf: (element: object) => ElementValues,
): void {
  const attributes = Object.keys(attributesOf(declaration));
  const readable = [...attributes.map(propertyName), ...Object.keys(declaration.properties)];
  for (const name of new Set([...readable, ...attributes])) {
    const isRead = readable.includes(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: isRead,
      ...(isRead && { get: getter(name) }),
      set(this: object, value: unknown) {
        valuesOf(this).setProperty(name, value);
      },
    });
  }
  function getter(name: string) {
    return function get(this: object): unknown {
      return valuesOf(this).get(name);
    };
  }
}
