import { useState } from 'react';
import { fenOf, filterMoneyInput, formatPrice } from '../../../domain/money/money';
import { TextInput, type TextInputProps } from './TextInput';

/** Notation of a number. */
export interface NumberFormat {
  /** Removes invalid characters from the typed text. */
  filter(text: string): string;
  /** Parses the text; undefined while it is no number. */
  read(text: string): number | undefined;
  write(value: number): string;
  inputMode: 'numeric' | 'decimal';
}

export const INTEGER: NumberFormat = {
  filter: (text) => text.replace(/\D/g, '').slice(0, 15),
  read: (text) => (text === '' ? undefined : Number(text)),
  write: String,
  inputMode: 'numeric',
};
/** With up to two decimals. */
export const DECIMAL: NumberFormat = {
  filter: (text) => filterMoneyInput(text).slice(0, 15),
  read: (text) => (/\d/.test(text) ? Number(text) : undefined),
  write: String,
  inputMode: 'decimal',
};
/** An amount in fen, typed in yuan. */
export const YUAN: NumberFormat = {
  filter: filterMoneyInput,
  read: fenOf,
  write: (fen) => formatPrice(fen).replaceAll(',', ''),
  inputMode: 'decimal',
};

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'inputMode'> {
  /** null when empty. */
  value: number | null;
  onChange(value: number | null): void;
  format?: NumberFormat;
}

/** A number in a text field. The typed text stays unchanged while it means the same number. */
export function NumberInput({ value, onChange, format = INTEGER, ...rest }: NumberInputProps) {
  const written = value === null ? '' : format.write(value);
  const [draft, setDraft] = useState({ of: value, text: written });
  // adopts a value that was set from outside
  if (draft.of !== value) setDraft({ of: value, text: written });
  return (
    <TextInput
      {...rest}
      inputMode={format.inputMode}
      value={draft.text}
      onChange={(typed) => {
        const text = format.filter(typed);
        const next = format.read(text) ?? null;
        setDraft({ of: next, text });
        onChange(next);
      }}
    />
  );
}
