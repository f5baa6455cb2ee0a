import { propertyName, type FormDeclaration } from '../definition/declaration';
import { controlOf, FormControl, registerControl, type ControlElement } from './form-control';
import type { FormMembers } from './form-members';

/** Element class created by `createReactElement`. */
type ElementClass = new () => ControlElement & {
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, text: string | null): void;
};

/** `attachInternals` may be called only once; the base class has called it, and the form needs the result too. */
const internalsOf = new WeakMap<Element, ElementInternals>();
const internals = (element: Element): ElementInternals => internalsOf.get(element) as ElementInternals;

/** Makes an element a field of its surrounding form, like HTML's own fields. */
export function withForm(
  Base: CustomElementConstructor,
  { attributes, form }: FormDeclaration,
): CustomElementConstructor {
  class FormElement extends (Base as ElementClass) implements FormMembers {
    static readonly formAssociated = true;

    constructor() {
      super();
      const control = new FormControl(this, internals(this), form);
      registerControl(this, control);
      control.update();
    }

    override attachInternals(): ElementInternals {
      const made = super.attachInternals();
      internalsOf.set(this, made);
      return made;
    }

    override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      if (name === 'value' && controlOf(this).isChosen) return;
      super.attributeChangedCallback(name, before, text);
      // the browser tests only the presence of the attribute
      if (attributes[name]?.type === 'boolean' && /^\s*false\s*$/i.test(text ?? ''))
        this.removeAttribute(name);
      controlOf(this).update();
    }

    override disconnectedCallback(): void {
      controlOf(this).removals += 1;
      super.disconnectedCallback();
    }

    formAssociatedCallback(form: HTMLFormElement | null): void {
      controlOf(this).associate(form);
    }
    formDisabledCallback(disabled: boolean): void {
      controlOf(this).disable(disabled);
    }
    formResetCallback(): void {
      controlOf(this).reset();
    }
    formStateRestoreCallback(state: unknown): void {
      if (typeof state === 'string') controlOf(this).restore(state);
    }

    get form(): HTMLFormElement | null {
      return internals(this).form;
    }
    get labels(): NodeListOf<HTMLLabelElement> {
      return internals(this).labels as NodeListOf<HTMLLabelElement>;
    }
    get validity(): ValidityState {
      return internals(this).validity;
    }
    get validationMessage(): string {
      return internals(this).validationMessage;
    }
    get willValidate(): boolean {
      return internals(this).willValidate;
    }
    get selectedText(): string {
      return controlOf(this).selectedText;
    }
    checkValidity(): boolean {
      return internals(this).checkValidity();
    }
    reportValidity(): boolean {
      return internals(this).reportValidity();
    }
    setCustomValidity(message: string): void {
      controlOf(this).setCustomValidity(message);
    }
  }

  for (const [attribute, descriptor] of Object.entries(attributes)) {
    if (!('reflects' in descriptor)) continue;
    // either spelling may be set
    for (const name of new Set([propertyName(attribute), attribute])) {
      reflect(FormElement.prototype, name, attribute);
    }
  }
  redefine(FormElement.prototype, 'value', (element, value, set) => {
    set(value);
    const control = controlOf(element);
    control.isChosen = false;
    control.update();
  });
  return FormElement;
}

/** Reflects a property to its attribute, which the form and the page's style sheets read. */
function reflect(prototype: object, name: string, attribute: string): void {
  redefine(prototype, name, (element, value, set) => {
    if (typeof value === 'string') element.setAttribute(attribute, value);
    else if (value === true) element.setAttribute(attribute, '');
    else if (value === undefined || value === null || value === false) element.removeAttribute(attribute);
    else set(value);
  });
}

type Setter = (element: HTMLElement, value: unknown, set: (value: unknown) => void) => void;

/** Replaces the setter of an inherited property. */
function redefine(prototype: object, name: string, setter: Setter): void {
  const base = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(prototype), name);
  Object.defineProperty(prototype, name, {
    ...base,
    set(this: HTMLElement, value: unknown) {
      setter(this, value, (good) => base?.set?.call(this, good));
    },
  });
}
