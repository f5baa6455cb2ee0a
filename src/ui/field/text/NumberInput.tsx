import { useState } from 'react';
import { fenOf, filterMoneyInput, formatPrice } from '../../../domain/money/money';
import { TextInput, type TextInputProps } from './TextInput';

/** How a number is typed. */
export interface NumberFormat {
  /** What is kept of what was typed. */
  filter(text: string): string;
  /** undefined: it is no number yet. */
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
/** Fen, typed as yuan. */
export const YUAN: NumberFormat = {
  filter: filterMoneyInput,
  read: fenOf,
  write: (fen) => formatPrice(fen).replaceAll(',', ''),
  inputMode: 'decimal',
};

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'inputMode'> {
  /** null: nothing is filled in. */
  value: number | null;
  onChange(value: number | null): void;
  format?: NumberFormat;
}

/** A number, typed as text: what is typed stays as it is while it means the same. */
export function NumberInput({ value, onChange, format = INTEGER, ...rest }: NumberInputProps) {
  const written = value === null ? '' : format.write(value);
  const [draft, setDraft] = useState({ of: value, text: written });
  // what is filled in from elsewhere stands here too
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
