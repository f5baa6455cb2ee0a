import type { GenericSchema, InferInput } from 'valibot';
import { COMMON_EVENTS } from './common';
import type { Declaration, EventDescriptor } from './declaration';

/** Events except `tp-track`, which only `track` fires because it checks the name. */
type EmittedEvents<D extends Declaration> = Omit<typeof COMMON_EVENTS & D['events'], 'tp-track'>;

type DetailOf<E> = E extends { detail: infer S extends GenericSchema } ? InferInput<S> : undefined;

/** An event of an element with its detail: a declared or a common one. */
export type EventOf<D extends Declaration> = {
  [T in keyof EmittedEvents<D>]: DetailOf<EmittedEvents<D>[T]> extends undefined
    ? [type: T]
    : [type: T, detail: DetailOf<EmittedEvents<D>[T]>];
}[keyof EmittedEvents<D>];

/** Dispatches an event of an element; returns false when a listener prevented the default action. */
export type Emit<D extends Declaration> = (...event: EventOf<D>) => boolean;

/** Names that an element tracks. */
export type TrackName<D extends Declaration> = keyof D['tracks'] & string;

/**
 * Dispatches a declared event; returns false when a listener prevented the default action. Throws for an undeclared
 * one.
 */
export function dispatch(
  element: HTMLElement,
  { events: own }: Declaration,
  type: string,
  detail?: unknown,
): boolean {
  const events: Readonly<Record<string, EventDescriptor>> = { ...COMMON_EVENTS, ...own };
  const event = events[type];
  if (!event) throw new Error(`<${element.localName}> does not declare ${type}`);
  const cancelable = event.cancelable ?? false;
  return element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
