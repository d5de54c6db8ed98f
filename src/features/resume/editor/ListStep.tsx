import { memo, useCallback } from 'react';
import type { AnyEntry, EntryListName, ResumeListName } from '../../../domain/resume/entities';
import { isItemAccepted } from '../../../domain/resume/isItemAccepted';
import { isRemovable, isOwnList, itemsIn, kindOf, nounOf } from '../../../domain/resume/lists';
import { itemIdPrefix } from '../../../domain/resume/places';
import { pointFieldsOf } from '../../../domain/resume/points';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { itemAdded, itemChanged, itemMoved, itemRemoved, selectResume } from '../../../store/resumeSlice';
import { ListEditor } from '../../../ui/ListEditor';
import { Notice } from '../../../ui/Notice';
import type { TargetProps } from './editedDocument';
import { summaryOf } from './itemSummaries';
import { formFieldsOf } from './listForms';
import { MarkedFields } from './MarkedFields';

const REORDER = 'Drag an entry by its dots to change the order.';

/** One sentence under the heading of a step. */
const INTROS: Readonly<Record<ResumeListName, string>> = {
  workExperiences: 'Newest first.',
  education: 'Newest first.',
  projects: 'The ones you would like to be asked about.',
  skills: 'Group them under short headings, such as Languages or Tools.',
  professionalSkills: 'Your best first, each with a level from 1 to 9.',
  certificates: 'What you passed, and when.',
  languages: 'Each with a level from 1 to 10.',
  interests: 'Two or three are enough.',
  reference: 'People who agreed to be asked about you.',
};

/** Fields that span both columns. */
const WIDE_FIELDS: Readonly<Partial<Record<ResumeListName, readonly string[]>>> = {
  workExperiences: ['location'],
  education: ['collegeName', 'cgpaPercent'],
  projects: ['projectName', 'githubLink'],
};
/** In the panel of own sections, columns are narrow. */
const OWN_WIDE = ['companyName', 'position', 'location'];

/** Where it isn't the noun with an s. */
const PLURALS: Readonly<Partial<Record<ResumeListName, string>>> = {
  education: 'education',
  skills: 'skills',
};
const ONE_COLUMN: readonly ResumeListName[] = ['certificates', 'interests', 'skills'];

interface ItemFormProps {
  readonly list: EntryListName;
  readonly item: AnyEntry;
}

/** The fields of one entry. Memoized, so that an edit re-renders only its own entry. */
const ItemForm = memo(function ItemForm({ list, item }: ItemFormProps) {
  const dispatch = useAppDispatch();
  const { id, ...values } = item;
  const kind = kindOf(list);
  const specs = formFieldsOf(list);
  const change = (field: string, changes: Readonly<Record<string, string>>) => {
    const label = specs[field]?.label ?? '';
    dispatch(itemChanged(isOwnList(list) ? { list, id, label, changes } : { list, id, changes }));
  };
  return (
    <MarkedFields
      specs={specs}
      values={values}
      onChange={change}
      wide={isOwnList(list) ? OWN_WIDE : WIDE_FIELDS[kind]}
      columns={ONE_COLUMN.includes(kind) ? 1 : 2}
      idPrefix={itemIdPrefix(list, id)}
      marked={pointFieldsOf(list)}
      noun="points"
    />
  );
});

interface ListStepProps extends TargetProps {
  readonly list: EntryListName;
}

/** A step that edits a list of entries. */
export function ListStep({ list, target }: ListStepProps) {
  const dispatch = useAppDispatch();
  const items: readonly AnyEntry[] = useToolsSelector((state) => itemsIn(selectResume(state), list));
  const isLeftOut = useToolsSelector((state) => selectResume(state).design.hidden?.includes(list));
  const renderForm = useCallback((item: AnyEntry) => <ItemForm list={list} item={item} />, [list]);
  const isAccepted = useCallback((item: AnyEntry) => isItemAccepted(list, item), [list]);
  return (
    <>
      <p>
        {INTROS[kindOf(list)]} {items.length > 1 && REORDER}
      </p>
      {isLeftOut && !isOwnList(list) && (
        <Notice>The pages leave this section out. To show it, open Design in the preview.</Notice>
      )}
      <ListEditor<AnyEntry>
        items={items}
        noun={nounOf(list)}
        nounPlural={isOwnList(list) ? 'entries' : PLURALS[list]}
        emptyText="If you add none, the section is left out."
        openId={target?.part === list && 'id' in target ? target.id : undefined}
        renderSummary={(item, index) => summaryOf(list, item, index)}
        renderForm={renderForm}
        isAccepted={isAccepted}
        canRemove={(index) => isRemovable(list, index)}
        onAdd={() => void dispatch(itemAdded({ list }))}
        onRemove={(id, title) => void dispatch(itemRemoved({ list, id, title }))}
        onMove={(id, to) => void dispatch(itemMoved({ list, id, to }))}
      />
    </>
  );
}
