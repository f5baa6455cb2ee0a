import { createStore } from 'zustand/vanilla';
import type { FormDescriptor } from '../definition/declaration';
import { accessibleName } from './accessible-name';
import { submitImplicitly } from './implicit-submission';
import type { Picked } from './form-members';
import { formTexts } from './texts';
import { setState } from '../definition/states';
import { isComposition } from '../../ui/field/text/composition';

/** A field of the page's form, as its controller sees it. */
export interface ControlElement extends HTMLElement {
  value: string;
  readonly name: string;
  readonly required: boolean;
  readonly multiple?: boolean;
}

/** What the view of a field follows. */
export interface ControlState {
  /** By its own attribute or a fieldset. */
  disabled: boolean;
  /** What is wrong, once the user has changed it or the form has asked; empty before. */
  error: string;
  /** The name that the page gives the field. */
  accessibleName: string;
  /** Counts how often the value was put back by the form: what is half typed goes with it. */
  resets: number;
}

/** What the view says of the value. */
export interface Shown {
  text: string;
  /** Why the value, or what is typed, is no choice; empty if it is one or that is not known. */
  problem: string;
  /** Said where something has to be chosen; in Chinese until the view says otherwise. */
  missing?: string;
}

const SEPARATOR = ',';

/** The codes in a value; one alone unless several may be chosen. */
export const codesOf = (value: string, multiple: boolean): string[] =>
  (multiple ? value.split(SEPARATOR) : [value]).map((code) => code.trim()).filter((code) => code !== '');

/** Keeps the browser's form informed of an element's value and whether it is good. */
export class FormControl {
  readonly store = createStore<ControlState>(() => ({
    disabled: false,
    error: '',
    accessibleName: '',
    resets: 0,
  }));
  readonly #element: ControlElement;
  readonly #internals: ElementInternals;
  readonly #descriptor: FormDescriptor;
  #shown: Shown = { text: '', problem: '' };
  #customMessage = '';
  #form: HTMLFormElement | null = null;
  /** Typed in since it was put back. */
  #isTyped = false;
  /** Changed by the user, or asked for by the form: what they are told of it may say so from now on. */
  #isJudged = false;
  /** By the user; then the attribute, which gives the value to begin with, does not change it any more. */
  isChosen = false;
  /** Counts how often the element was taken out of the page, be it to stand elsewhere in it. */
  removals = 0;

  constructor(element: ControlElement, internals: ElementInternals, descriptor: FormDescriptor) {
    this.#element = element;
    this.#internals = internals;
    this.#descriptor = descriptor;
    element.addEventListener('invalid', this.#judge);
    element.addEventListener('focusin', () => this.rename());
    // what is typed to find something is no new value; React, at the same root, hears of it
    element.shadowRoot?.addEventListener('input', (event) => {
      event.stopPropagation();
      this.#isTyped = true;
    });
    element.addEventListener('keypress', (event) => this.#press(event));
    // a press on a label around it, or for it, comes as a press on the element itself
    element.addEventListener('click', (event) => {
      if (event.composedPath()[0] === element) element.focus();
    });
  }

  get selectedText(): string {
    return this.#shown.text;
  }

  /** What is chosen changes by the user's hand; false if it is the same as before. */
  choose(picked: readonly Picked[]): boolean {
    const value = picked.map(({ code }) => code).join(SEPARATOR);
    if (value === this.#element.value) return false;
    this.#isJudged = true;
    this.#element.value = value;
    this.isChosen = true;
    this.#element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    this.#element.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }

  readonly #judge = (): void => {
    this.#isJudged = true;
    this.update();
  };

  /** The list is closed where Enter comes so far. */
  #press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposition(event) || event.composedPath()[0] !== this.#input) return;
    // whoever hears of the key on the page may prevent it
    setTimeout(() => {
      const { form } = this.#internals;
      if (form && !event.defaultPrevented) submitImplicitly(this.#element, form, (one) => controls.has(one));
    });
  }

  /** Follows a blur of the control inside; one that comes of a move in the page is nobody's leaving. */
  whenLeft(then: () => void): void {
    const { removals } = this;
    queueMicrotask(() => {
      if (removals !== this.removals) return;
      then();
      if (this.#isTyped) this.#judge();
    });
  }

  tell(shown: Shown): void {
    this.#shown = shown;
    this.rename();
    this.update();
  }

  rename(): void {
    this.store.setState({ accessibleName: accessibleName(this.#element, this.#internals.labels) });
  }

  /** It belongs to another form, or to none. */
  associate(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('submit', this.#judge);
    form?.addEventListener('submit', this.#judge);
    this.#form = form;
    this.rename();
  }

  disable(disabled: boolean): void {
    this.store.setState({ disabled });
    this.update();
  }

  setCustomValidity(message: string): void {
    this.#customMessage = message;
    this.update();
  }

  /** The form puts back what it began with. */
  reset(): void {
    this.isChosen = false;
    this.#isTyped = false;
    this.#isJudged = false;
    this.#element.value = this.#element.getAttribute('value') ?? '';
    this.store.setState(({ resets }) => ({ resets: resets + 1 }));
    this.update();
  }

  /** The browser brings back what was chosen before the page was left. */
  restore(value: string): void {
    this.#element.value = value;
    this.isChosen = true;
  }

  /** Something changed that the form asks for. */
  update(): void {
    this.#submitValue();
    const { required, value } = this.#element;
    const { problem } = this.#shown;
    const flags: ValidityStateFlags = {
      customError: this.#customMessage !== '',
      badInput: problem !== '',
      valueMissing: required && value === '' && problem === '',
    };
    const message =
      this.#customMessage ||
      problem ||
      (this.#shown.missing ?? formTexts.chinese.choose(this.#descriptor.noun));
    // the browser points to the field inside when it says what is wrong
    this.#internals.setValidity(flags, message, this.#input ?? undefined);
    const { willValidate, validity, validationMessage } = this.#internals;
    const isJudged = this.#isJudged && willValidate;
    const isWrong = isJudged && !validity.valid;
    setState(this.#element, this.#internals, 'user-invalid', isWrong);
    setState(this.#element, this.#internals, 'user-valid', isJudged && validity.valid);
    this.store.setState({ error: isWrong ? validationMessage : '' });
  }

  get #input(): HTMLInputElement | null {
    return this.#element.shadowRoot?.querySelector('input') ?? null;
  }

  #submitValue(): void {
    const { name, value, multiple = false } = this.#element;
    if (!multiple) return this.#internals.setFormValue(value, value);
    const entries = new FormData();
    for (const code of codesOf(value, true)) entries.append(name, code);
    this.#internals.setFormValue(name === '' ? null : entries, value);
  }
}

const controls = new WeakMap<Element, FormControl>();

export const keepControl = (element: Element, control: FormControl): void =>
  void controls.set(element, control);

/** The controller of an element that is declared as a field. */
export function controlOf(element: Element): FormControl {
  const control = controls.get(element);
  if (!control) throw new Error(`<${element.localName}> is not declared as a field of a form`);
  return control;
}
