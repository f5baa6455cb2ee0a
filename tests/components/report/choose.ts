/** Chooses the option of a select with this label. */
export function choose(select: HTMLSelectElement, label: string): void {
  const at = [...select.options].findIndex((option) => option.label === label);
  if (at < 0) throw new Error(`no option ${label}`);
  select.value = select.options[at]?.value ?? '';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
