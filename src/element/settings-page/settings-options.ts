import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { FaultText } from '../../contract/faults';
import type { RowChange } from '../../contract/resource/resource';
import type { Catalogue, Texts } from '../../domain/texts/texts';
import type { Form, Problems } from '../../ui/form/create-form';
import type { FieldType } from '../resource/fields/field-type';
import type { FormDraft } from '../submission/draft/form-draft';
import type { FormSubmission, SubmissionFailure } from '../submission/form-submission';
import type { SendingTexts } from '../submission/texts';

/** Texts of settings: those below, a label for each field, and `<field>Hint` where it has a hint. */
export type SettingsTexts = Texts & {
  readonly loading: string;
  /** Name of the form, and of the button that opens it. */
  readonly edit: string;
  readonly save: string;
  /** Button that discards the draft and loads the version of another user. */
  readonly reload?: string;
  /** Message when another user has saved since; default: the gateway's message. */
  readonly outdated?: string;
  /** Message after the draft was rebased on the version of another user. */
  readonly rebased?: string;
  readonly noChanges?: string;
};

/** Form of settings. `V`: values of the form, `Answer`: result of the call that reads them. */
export interface SettingsEditing<V = Record<string, unknown>, Answer = unknown> extends FormSubmission {
  readonly form: Form<V, GenericSchema>;
  readonly draft: FormDraft;
  isChanged(): boolean;
  /** Response that the values are based on. */
  from(): Answer;
  isRebased(): boolean;
  /** True when another user has saved since, so that the values can be rebased on the new version. */
  isOutdated(problem: SubmissionFailure | undefined): boolean;
  keepMine(latest: Answer): void;
  takeTheirs(latest: Answer): void;
  /** Resets the form to the saved version. */
  reset(): void;
  /** Shows a newer version, unless the user has changed a value. */
  follow(latest: Answer): void;
}

interface Shown<Answer, Of> {
  answer: Answer;
  of: Of;
}

/** `V` is inferred from `values` only. */
export interface SettingsOptions<R extends Call, S extends Call, V extends object, T, Of> {
  /** Name of the record in usage statistics. */
  name: string;
  read: R;
  save: S;
  texts: Catalogue<T & SettingsTexts>;
  /** Body of the call that reads; default empty. */
  ask?(of: Of): BodyOf<R>;
  /** Values of the form, taken from a response. */
  values(answer: ResultOf<R>, of: Of): V;
  /** Body of the call that saves; `from`: the response that the values are based on, with its version. */
  body(values: NoInfer<V>, from: ResultOf<R>, of: Of): BodyOf<S>;
  fields: { readonly [F in FieldOf<NoInfer<V>>]: FieldType<NoInfer<V>[F], T> };
  /** Fields that begin a group, with its title among the texts; '' for none. Its hint is `<title>Hint`. */
  groups?: { readonly [F in FieldOf<NoInfer<V>>]?: (keyof T & string) | '' };
  /** Custom form, where groups do not suffice. `isLocked`: not open for editing; see `unlockText`. */
  Form?: ComponentType<
    Shown<ResultOf<R>, Of> & { editing: SettingsEditing<NoInfer<V>, ResultOf<R>>; isLocked: boolean }
  >;
  /** Button that opens an inline form for editing, which is locked until then; omitted for a form that is always open. */
  unlockText?(t: T, of: Of): string;
  /** Fields that are hidden for these values. */
  leavesOut?(values: NoInfer<V>): readonly NoInfer<FieldOf<V>>[];
  /** Rules that the schema of the call cannot express. */
  check?(values: NoInfer<V>, t: T, from: ResultOf<R>, of: Of): Problems;
  /** Form field for a path of the request body. */
  fieldOf?(path: string): string;
  /** Runs before the request; see `createSending`. */
  before?(values: NoInfer<V>, from: ResultOf<R>, of: Of): Promise<'go' | 'mend' | SubmissionFailure>;
  /** Refusal when another user has saved since; default `rowChanged`. */
  conflict?: FaultText;
  /** Merges the values with the version of another user; given where they can be merged field by field. */
  merge?(mine: NoInfer<V>, base: NoInfer<V>, theirs: NoInfer<V>): NoInfer<V>;
  /** Message when the settings could not be read; default: the reason alone. */
  failed?(t: T, problem: string): string;
  /** Title of the form, default `edit` of the texts. `saveText`: its button, default `save`. */
  title?(t: T, of: Of): string;
  saveText?(t: T): string;
  /** Texts of the form; default: those of any submission. */
  words?: Catalogue<SendingTexts>;
  /** Announcement of success. */
  saved(t: T, result: ResultOf<S>, of: Of): string;
  /** Announcement of failure, besides its reason in the form. */
  notSaved?(t: T): string;
  /** Notifies embedders. */
  onSaved?(result: ResultOf<S>, of: Of): void;
  /** Changes, newest first, where the call returns them. */
  changes?(answer: ResultOf<R>): readonly RowChange[];
  /** Change in words; default field by field. */
  changed?(change: RowChange, t: T): readonly string[];
  /** Custom view of the settings; default field by field. */
  View?: ComponentType<Shown<ResultOf<R>, Of>>;
}

type FieldOf<V> = keyof V & string;
type Values = Record<string, unknown>;

/** Any settings, for the code that serves all of them. */
export type AnySettings = SettingsOptions<Call, Call, Values, Texts, unknown>;

/** Settings in the form that the components of resources take. */
export const asPage = ({ fields, texts }: AnySettings) => ({
  form: Object.keys(fields),
  fields,
  catalogue: texts,
});
