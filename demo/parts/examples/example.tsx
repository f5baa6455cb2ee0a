import { useState, type ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';

/** Parts of one folder of src/ui: by name the states of each, by title. */
export interface PartGroup {
  /** Name of the group in the table of contents. */
  title: string;
  /** Set for parts that need the width of the page: each state has its own line. */
  isWide?: true;
  parts: Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;
}

/** Handler of examples that keep no state. */
export const ignore = (): void => undefined;

/** A name longer than any column. */
export const LONG_NAME = '华东大区企业数字化与供应链协同创新事业部（上海）第二综合管理办公室';

interface KeptProps<V> {
  /** Initial value. */
  value: V;
  children(value: V, onChange: (value: V) => void): ReactNode;
}

/** Keeps the value of a control whose owner does so elsewhere. */
export function Kept<V>({ value: initial, children }: KeptProps<V>): ReactNode {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Button that mounts an overlay and unmounts it when the overlay closes. */
export function Opened({ text, children }: { text: string; children(close: () => void): ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
