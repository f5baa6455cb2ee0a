import { createStore } from 'zustand/vanilla';
import type { FormDescriptor } from '../definition/declaration';
import { accessibleName } from './accessible-name';
import { submitImplicitly } from './implicit-submission';
import type { Picked } from './form-members';
import { formTexts } from './texts';
import { setState } from '../definition/states';
import { isComposition } from '../../ui/field/text/composition';

/** A field of the page's form, as its controller uses it. */
export interface ControlElement extends HTMLElement {
  value: string;
  readonly name: string;
  readonly required: boolean;
  readonly multiple?: boolean;
}

/** State for the view of a field. */
export interface ControlState {
  /** Disabled by its own attribute or a fieldset. */
  disabled: boolean;
  /** Error message, once the user has changed the field or the form was submitted; empty before. */
  error: string;
  /** Accessible name from the page. */
  accessibleName: string;
  /** Number of form resets, each of which clears unfinished input. */
  resets: number;
}

/** Display of the value, reported by the view. */
export interface DisplayedValue {
  text: string;
  /** Reason why the value or the typed text is no valid choice; empty if it is valid or not checked yet. */
  problem: string;
  /** Message for a required field without a value; in Chinese until the view sets it. */
  missing?: string;
}

const SEPARATOR = ',';

/** Codes of a value; a single one unless `multiple`. */
export const codesOf = (value: string, multiple: boolean): string[] =>
  (multiple ? value.split(SEPARATOR) : [value]).map((code) => code.trim()).filter((code) => code !== '');

/** Keeps the browser's form informed of an element's value and validity. */
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
  #shown: DisplayedValue = { text: '', problem: '' };
  #customMessage = '';
  #form: HTMLFormElement | null = null;
  /** Set when the user has typed since the last reset. */
  #isTyped = false;
  /** Set once the user has changed the field or the form was submitted: errors are shown from then on. */
  #isJudged = false;
  /** Set by a choice of the user; afterwards the attribute with the initial value no longer changes the value. */
  isChosen = false;
  /** Number of removals from the page, including moves. */
  removals = 0;

  constructor(element: ControlElement, internals: ElementInternals, descriptor: FormDescriptor) {
    this.#element = element;
    this.#internals = internals;
    this.#descriptor = descriptor;
    element.addEventListener('invalid', this.#judge);
    element.addEventListener('focusin', () => this.rename());
    // typing a search is no change of the value; React listens at the same root and still receives the event
    element.shadowRoot?.addEventListener('input', (event) => {
      event.stopPropagation();
      this.#isTyped = true;
    });
    element.addEventListener('keypress', (event) => this.#press(event));
    // a press on its label arrives as a click on the element itself
    element.addEventListener('click', (event) => {
      if (event.composedPath()[0] === element) element.focus();
    });
  }

  get selectedText(): string {
    return this.#shown.text;
  }

  /** Sets the user's choice as value. Returns false when it has not changed. */
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

  /** Submits the form on Enter. An open list consumes the key before. */
  #press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposition(event) || event.composedPath()[0] !== this.#input) return;
    // listeners of the page may prevent the event
    setTimeout(() => {
      const { form } = this.#internals;
      if (form && !event.defaultPrevented) submitImplicitly(this.#element, form, (one) => controls.has(one));
    });
  }

  /** Calls back after a blur of the inner control, except when the blur results from moving the element. */
  whenLeft(then: () => void): void {
    const { removals } = this;
    queueMicrotask(() => {
      if (removals !== this.removals) return;
      then();
      if (this.#isTyped) this.#judge();
    });
  }

  tell(shown: DisplayedValue): void {
    this.#shown = shown;
    this.rename();
    this.update();
  }

  rename(): void {
    this.store.setState({ accessibleName: accessibleName(this.#element, this.#internals.labels) });
  }

  /** Called when the element's form has changed; null for none. */
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

  /** Called on a reset of the form. */
  reset(): void {
    this.isChosen = false;
    this.#isTyped = false;
    this.#isJudged = false;
    this.#element.value = this.#element.getAttribute('value') ?? '';
    this.store.setState(({ resets }) => ({ resets: resets + 1 }));
    this.update();
  }

  /** Called when the browser restores the value after navigation. */
  restore(value: string): void {
    this.#element.value = value;
    this.isChosen = true;
  }

  /** Updates value and validity in the form. */
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
    // the browser anchors its validation message at the inner field
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

export const registerControl = (element: Element, control: FormControl): void =>
  void controls.set(element, control);

/** Controller of an element that is declared as a field. */
export function controlOf(element: Element): FormControl {
  const control = controls.get(element);
  if (!control) throw new Error(`<${element.localName}> is not declared as a field of a form`);
  return control;
}
