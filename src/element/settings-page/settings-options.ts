import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { FaultText } from '../../contract/faults';
import type { RowChange } from '../../contract/resource/resource';
import type { Catalogue, Texts } from '../../domain/texts/texts';
import type { Form, Problems } from '../../ui/form/create-form';
import type { FieldType } from '../resource/fields/field-type';
import type { FormSubmission, SubmissionFailure } from '../sending/form-submission';
import type { SendingTexts } from '../sending/texts';

/** Texts of settings: those below, a label for each field, and `<field>Hint` where it has a hint. */
export type SettingsTexts = Texts & {
  readonly loading: string;
  /** Name of the form, and of the button that opens it. */
  readonly edit: string;
  readonly save: string;
  /** Loads the state that another has saved, in the place of the typed one. */
  readonly reload?: string;
  /** Said where another has saved since; the words of the gateway unless it is given. */
  readonly outdated?: string;
  /** Said once the typed state stands upon that of another. */
  readonly rebased?: string;
  readonly noChanges?: string;
};

/** Filling in settings; `V`: values of the form, `Answer`: of the call that reads them. */
export interface SettingsEditing<V = Record<string, unknown>, Answer = unknown> extends FormSubmission {
  readonly form: Form<V, GenericSchema>;
  isChanged(): boolean;
  /** The answer that the values stand upon. */
  from(): Answer;
  isRebased(): boolean;
  /** Another has saved since: the values can be taken over to the new state. */
  isOutdated(problem: SubmissionFailure | undefined): boolean;
  keepMine(latest: Answer): void;
  takeTheirs(latest: Answer): void;
  /** Puts the saved state back. */
  reset(): void;
  /** Shows a newer state, unless something is filled in. */
  follow(latest: Answer): void;
}

interface Shown<Answer, Of> {
  answer: Answer;
  of: Of;
}

/** `V` is said by `values` alone. */
export interface SettingsOptions<R extends Call, S extends Call, V extends object, T, Of> {
  /** Kind of the record, as uses are counted by it. */
  name: string;
  read: R;
  save: S;
  texts: Catalogue<T & SettingsTexts>;
  /** Body of the call that reads; an empty one unless it is given. */
  ask?(of: Of): BodyOf<R>;
  /** Values of the form, of an answer. */
  values(answer: ResultOf<R>, of: Of): V;
  /** Body of the call that saves; `from`: the answer that the values were filled in upon, with its version. */
  body(values: NoInfer<V>, from: ResultOf<R>, of: Of): BodyOf<S>;
  fields: { readonly [F in FieldOf<NoInfer<V>>]: FieldType<NoInfer<V>[F], T> };
  /** Fields that begin a group, with its title among the texts; '' for none. Its hint is `<title>Hint`. */
  groups?: { readonly [F in FieldOf<NoInfer<V>>]?: (keyof T & string) | '' };
  /** The form where groups cannot say it. */
  Form?: ComponentType<Shown<ResultOf<R>, Of> & { editing: SettingsEditing<NoInfer<V>, ResultOf<R>> }>;
  /** Fields that are not asked for with these values. */
  leavesOut?(values: NoInfer<V>): readonly NoInfer<FieldOf<V>>[];
  /** Rules that the schema of the call cannot say. */
  check?(values: NoInfer<V>, t: T, from: ResultOf<R>, of: Of): Problems;
  /** Field of a path of the body. */
  fieldOf?(path: string): string;
  /** Done before it goes out; see createSending. */
  before?(values: NoInfer<V>, from: ResultOf<R>, of: Of): Promise<'go' | 'mend' | SubmissionFailure>;
  /** Refusal where another has saved since; rowChanged unless it is given. */
  conflict?: FaultText;
  /** Takes the values over to the state that another has saved, where that is done value by value. */
  merge?(mine: NoInfer<V>, base: NoInfer<V>, theirs: NoInfer<V>): NoInfer<V>;
  /** Why they could not be read; the reason alone unless it is given. */
  failed?(t: T, problem: string): string;
  /** Title of the form, `edit` of the texts unless it is given, and the text of its button, `save`. */
  title?(t: T, of: Of): string;
  saveText?(t: T): string;
  /** Words of the form, those of what is sent unless they are given. */
  words?: Catalogue<SendingTexts>;
  /** Announces success. */
  saved(t: T, result: ResultOf<S>, of: Of): string;
  /** Tells embedders of it. */
  onSaved?(result: ResultOf<S>, of: Of): void;
  /** Changes, the newest first, where the call tells them. */
  changes?(answer: ResultOf<R>): readonly RowChange[];
  /** A change in words; field by field unless it is given. */
  changed?(change: RowChange, t: T): readonly string[];
  /** The settings as their page shows them; field by field unless it is given. */
  View?: ComponentType<Shown<ResultOf<R>, Of>>;
}

type FieldOf<V> = keyof V & string;
type Values = Record<string, unknown>;

/** Any settings, for the code that serves all of them. */
export type AnySettings = SettingsOptions<Call, Call, Values, Texts, unknown>;

/** Settings as the parts of a resource know a page. */
export const asPage = ({ fields, texts }: AnySettings) => ({
  form: Object.keys(fields),
  fields,
  catalogue: texts,
});
