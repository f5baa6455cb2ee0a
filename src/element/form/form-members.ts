/** One choice of a field, as it is submitted and as it is read. */
export interface Picked {
  code: string;
  name: string;
}

/** What a field in a form of the page has beside its declared attributes, as the fields of HTML have it. */
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
