import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabListProps<Id extends string> {
  /** Accessible name. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Links each tab to the `TabPanel` with the same base. */
  idBase: string;
  className?: string | undefined;
}

/** @returns the id of a tab */
export const tabId = (idBase: string, id: string) => `${idBase}-tab-${id}`;
const panelId = (idBase: string, id: string) => `${idBase}-panel-${id}`;

/** Tabs following the WAI-ARIA pattern: one tab stop, arrow keys, Home and End move within, selection follows focus. */
export function TabList<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  idBase,
  className,
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.id === selected);
  const goTo = (position: number) => {
    const tab = tabs.at(position % tabs.length);
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const goals: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    goTo(goal);
  };
  return (
    <div role="tablist" aria-label={label} className={classNames(styles.tabs, className)} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(idBase, tab.id)}
          aria-controls={panelId(idBase, tab.id)}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  idBase: string;
  id: string;
  /** Undefined while all panels are visible side by side, without tabs. */
  selected: string | undefined;
  children: ReactNode;
}

/**
 * The content of a tab. It stays mounted while hidden, and when tabs become columns on a tablet that is turned, so nothing
 * typed or opened in it is lost.
 */
export function TabPanel({ idBase, id, selected, children }: TabPanelProps) {
  if (selected === undefined) return <div className={styles.column}>{children}</div>;
  return (
    <div
      role="tabpanel"
      id={panelId(idBase, id)}
      aria-labelledby={tabId(idBase, id)}
      hidden={id !== selected}
    >
      {children}
    </div>
  );
}

interface TabsProps<Id extends string> extends Omit<TabListProps<Id>, 'tabs' | 'idBase'> {
  tabs: readonly (Tab<Id> & { readonly content: ReactNode })[];
}

/** A tab list with its panels. */
export function Tabs<Id extends string>({ tabs, ...list }: TabsProps<Id>) {
  const idBase = useId();
  return (
    <div className={styles.whole}>
      <TabList {...list} tabs={tabs} idBase={idBase} />
      {tabs.map((tab) => (
        <TabPanel key={tab.id} idBase={idBase} id={tab.id} selected={list.selected}>
          {tab.content}
        </TabPanel>
      ))}
    </div>
  );
}
