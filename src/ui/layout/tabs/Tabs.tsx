import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useSheet } from '../../tokens/root';
import { isRtl, moveFocusAlong } from '../../field/choice/roving-focus';
import tabsCss from './tabs.css?inline';

export interface Tab<V extends string> {
  value: V;
  label: string;
  /** Count shown beside the text. */
  count?: number | undefined;
}

export interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  label: string;
  /** Empty: the panel stands alone, and keeps its state when tabs appear. */
  tabs: readonly Tab<V>[];
  value: V;
  onChange(value: NoInfer<V>): void;
  /** Panel of the selected tab. */
  children: ReactNode;
}

/** Tabs with one visible panel; arrow keys select the neighbour at once. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  useSheet(tabsCss);
  const id = useId();
  const tabId = (tab: V) => `${id}${tab}`;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const from = tabs.findIndex((tab) => tab.value === value);
    const rtl = isRtl(event.currentTarget);
    const to = moveFocusAlong(from, tabs.length, event.key, { axis: 'row', rtl });
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onChange(tab.value);
  }
  const hasTabs = tabs.length > 0;
  return (
    <>
      {hasTabs && (
        <div role="tablist" aria-label={label} className="tp-tabs" tabIndex={-1} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(tab.value)}
              aria-selected={tab.value === value}
              aria-controls={tab.value === value ? `${id}panel` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
              {tab.count !== undefined && <span className="tp-tab-count">{tab.count}</span>}
            </button>
          ))}
        </div>
      )}
      <div
        role={hasTabs ? 'tabpanel' : undefined}
        id={`${id}panel`}
        aria-labelledby={hasTabs ? tabId(value) : undefined}
        tabIndex={hasTabs ? -1 : undefined}
        className={hasTabs ? 'tp-tab-panel' : undefined}
      >
        {children}
      </div>
    </>
  );
}
