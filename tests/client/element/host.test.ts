import assert from 'node:assert/strict';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { declare } from '../../../src/element/definition/declaration';
import { createHost, type Host } from '../../../src/element/host/host';
import { createRuntime } from '../../../src/element/runtime/runtime';

const declaration = declare({
  tag: 'meals',
  summary: 'Lists meals.',
  attributes: {},
  properties: {},
  events: {
    'tp-meal-chosen': { detail: v.object({ meal: v.string() }), cancelable: true, description: '' },
    'tp-meals-closed': { detail: null, description: '' },
  },
  tracks: { 'meal-chosen': '' },
  parts: {},
  cssProperties: {},
});

const hostOf = (element: EventTarget) =>
  createHost({
    element: element as HTMLElement,
    runtime: createRuntime(),
    prefix: 'tp',
    declaration,
    handover: undefined,
  }) as Host<typeof declaration>;

function heard(target: EventTarget, type: string): CustomEvent[] {
  const events: CustomEvent[] = [];
  target.addEventListener(type, (event) => events.push(event as CustomEvent));
  return events;
}

describe('the host of an element', () => {
  it('fires declared events, and returns whether they were prevented', () => {
    const element = new EventTarget();
    const host = hostOf(element);
    const chosen = heard(element, 'tp-meal-chosen');
    assert.equal(host.emit('tp-meal-chosen', { meal: '面' }), true);
    assert.deepEqual(chosen[0]?.detail, { meal: '面' });
    element.addEventListener('tp-meal-chosen', (event) => event.preventDefault());
    assert.equal(host.emit('tp-meal-chosen', { meal: '饭' }), false);
    assert.equal(host.emit('tp-meals-closed'), true);
  });

  it('counts by the names the element declares', () => {
    const element = new EventTarget();
    const tracked = heard(element, 'tp-track');
    hostOf(element).track('meal-chosen', { meal: '面' });
    assert.deepEqual(tracked[0]?.detail, { name: 'meal-chosen', data: { meal: '面' } });
  });

  it('refuses undeclared events of code without types', () => {
    const untyped = hostOf(new EventTarget()) as unknown as { emit(type: string): boolean };
    assert.throws(() => untyped.emit('tp-meal-eaten'), /does not declare tp-meal-eaten/);
  });
});

/** Never called: the compiler checks the types here. */
export function typesOf(host: Host<typeof declaration>, plain: Host): void {
  // @ts-expect-error -- not declared
  host.emit('tp-meal-eaten');
  // @ts-expect-error -- a detail of another shape
  host.emit('tp-meal-chosen', { meal: 1 });
  // @ts-expect-error -- without its detail
  host.emit('tp-meal-chosen');
  // @ts-expect-error -- more than its detail
  host.emit('tp-meal-chosen', { meal: '面', price: 3 });
  // @ts-expect-error -- it has no detail
  host.emit('tp-meals-closed', {});
  // @ts-expect-error -- not declared
  host.track('meal-eaten');
  // @ts-expect-error -- only `track` fires this event
  host.emit('tp-track', { name: 'meal-eaten' });
  // @ts-expect-error -- a host of shared code fires no events of one element
  plain.emit('tp-meal-chosen', { meal: '面' });
  // @ts-expect-error -- a host of shared code promises no events of an element
  const promised: Host<typeof declaration> = plain;
  const serving: Host = host;
  serving.emit('tp-error', { kind: 'http', code: '500', message: '', retryable: true });
  void promised;
}
