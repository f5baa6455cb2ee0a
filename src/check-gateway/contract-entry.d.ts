/** Every export of the contract; `scripts/package/entries.ts` generates the module at build. */
declare module 'entry-of/contract/all' {
  const exports: Readonly<Record<string, unknown>>;
  export = exports;
}
