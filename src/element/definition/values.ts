import { safeParse } from 'valibot';
import { COMMON_ATTRIBUTES } from './common';
import { propertyName, type AttributeDescriptor, type Declaration } from './declaration';

type Reading = { ok: true; value: unknown } | { ok: false; reason: string };

const good = (value: unknown): Reading => ({ ok: true, value });
const bad = (reason: string): Reading => ({ ok: false, reason });

/** All attributes of an element, the common ones included. */
export function attributesOf(declaration: Declaration): Readonly<Record<string, AttributeDescriptor>> {
  return { ...COMMON_ATTRIBUTES, ...declaration.attributes };
}

export const defaultOf = (descriptor: AttributeDescriptor): unknown =>
  descriptor.type === 'boolean' ? false : descriptor.type === 'secret' ? '' : descriptor.default;

/** Reads an attribute's text; absent (null) is the default. */
export function readAttribute(descriptor: AttributeDescriptor, text: string | null): Reading {
  if (descriptor.type === 'boolean') return good(text !== null);
  if (text === null) return good(defaultOf(descriptor));
  switch (descriptor.type) {
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

/** Checks a value set as property; undefined and null stand for the default. */
export function checkValue(descriptor: AttributeDescriptor, value: unknown): Reading {
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
      // the very value given, not a copy: an embedder may rely on identity
      return parsed.success ? good(value) : bad(`has another shape: ${parsed.issues[0].message}`);
    }
  }
}

/**
 * The values of one element's attributes and properties. Both ways in meet here; a bad value warns once a
 * name and leaves the default. Snapshots are immutable, so React and Lit can compare them by identity.
 */
export class ElementValues {
  readonly #declaration: Declaration;
  readonly #host: HTMLElement;
  readonly #attributes: Readonly<Record<string, AttributeDescriptor>>;
  readonly #byProperty = new Map<string, AttributeDescriptor>();
  readonly #warned = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #given = new Set<string>();
  #snapshot: Readonly<Record<string, unknown>>;

  constructor(declaration: Declaration, host: HTMLElement) {
    this.#declaration = declaration;
    this.#host = host;
    this.#attributes = attributesOf(declaration);
    const initial: Record<string, unknown> = {};
    for (const [attribute, descriptor] of Object.entries(this.#attributes)) {
      this.#byProperty.set(propertyName(attribute), descriptor);
      initial[propertyName(attribute)] = defaultOf(descriptor);
    }
    for (const name of Object.keys(declaration.properties)) initial[name] = undefined;
    this.#snapshot = initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Readonly<Record<string, unknown>> => this.#snapshot;

  /** The values that stand on the element and are good, without the defaults of the others. */
  given(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.#given].map((name) => [name, this.#snapshot[name]]));
  }

  /** What the property reads: secrets are never handed out. */
  get(name: string): unknown {
    return this.#byProperty.get(name)?.type === 'secret' ? '' : this.#snapshot[name];
  }

  setProperty(name: string, value: unknown): void {
    const descriptor = this.#byProperty.get(name);
    const isGiven = value !== undefined && value !== null;
    if (descriptor) this.#take(name, descriptor, checkValue(descriptor, value), isGiven);
    else if (!isGiven || typeof value === 'function') this.#write(name, value ?? undefined, isGiven);
    else this.#warn(name, 'is no function');
  }

  attributeChanged(attribute: string, text: string | null): void {
    const descriptor = this.#attributes[attribute];
    if (descriptor?.type === 'secret') {
      if (text === null) return; // our own removal, below: the value stays
      this.#host.removeAttribute(attribute);
    }
    if (descriptor) {
      this.#take(propertyName(attribute), descriptor, readAttribute(descriptor, text), text !== null);
    }
  }

  /** Properties set on the plain element before its class was there shadow the accessors: take them in. */
  adoptEarlyProperties(): void {
    const host = this.#host as unknown as Record<string, unknown>;
    for (const name of [...this.#byProperty.keys(), ...Object.keys(this.#declaration.properties)]) {
      if (!Object.hasOwn(host, name)) continue;
      const value = host[name];
      delete host[name];
      host[name] = value;
    }
  }

  #take(name: string, descriptor: AttributeDescriptor, reading: Reading, isGiven: boolean): void {
    if (!reading.ok) this.#warn(name, reading.reason);
    this.#write(name, reading.ok ? reading.value : defaultOf(descriptor), isGiven && reading.ok);
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
    // oxlint-disable-next-line no-console -- the embedder's developer is the only reader of a bad value
    console.warn(`<${this.#host.localName}> ${name} ${reason}; the default is used`);
  }
}

/** Accessors for every attribute and property of a declaration on an element class. */
export function defineAccessors(
  prototype: object,
  declaration: Declaration,
  valuesOf: (element: object) => ElementValues,
): void {
  const names = [
    ...Object.keys(attributesOf(declaration)).map(propertyName),
    ...Object.keys(declaration.properties),
  ];
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: object) {
        return valuesOf(this).get(name);
      },
      set(this: object, value: unknown) {
        valuesOf(this).setProperty(name, value);
      },
    });
  }
}
