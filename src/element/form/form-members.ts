/** A choice of a field: submitted code and displayed name. */
export interface Picked {
  code: string;
  name: string;
}

/** Members of a form field beyond its declared attributes, as HTML's own fields have them. */
export interface FormMembers {
  readonly form: HTMLFormElement | null;
  readonly labels: NodeListOf<HTMLLabelElement>;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  readonly selectedText: string;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
}
