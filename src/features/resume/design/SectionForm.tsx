import { isOwnList } from '../../../domain/resume/lists';
import { itemIdPrefix, type EditedPlace } from '../../../domain/resume/places';
import { HEADING } from '../../../domain/resume/sections';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { layoutChosen, selectResumeLayout } from '../../../store/resumeLayoutSlice';
import { itemChanged } from '../../../store/resumeSlice';
import { Field } from '../../../ui/Field';
import { LazyPart } from '../../../ui/LazyPart';
import { Switch } from '../../../ui/Switch';
import { listStep } from '../editor/lazyParts';
import type { ShownSection } from './shownSections';
import styles from './design.module.css';

interface SectionFormProps extends ShownSection {
  /** The place the visitor jumped to. */
  readonly target: EditedPlace | null;
}

/** The heading of a section, whether it is shown, and the entries of one of the visitor's own. */
export function SectionForm({ name, title, own, target }: SectionFormProps) {
  const { hidden, headings } = useToolsSelector(selectResumeLayout);
  const dispatch = useAppDispatch();
  const show = (isShown: boolean) => {
    const others = hidden.filter((other) => other !== name);
    dispatch(layoutChosen({ hidden: isShown ? others : [...others, name] }));
  };
  const rename = (_: string, heading: string) => {
    const { label } = HEADING;
    if (own) dispatch(itemChanged({ list: 'ownSections', id: own.id, label, changes: { heading } }));
    else dispatch(layoutChosen({ headings: { ...headings, [name]: heading } }));
  };
  return (
    <>
      <Field
        name={own ? 'heading' : name}
        idPrefix={own && itemIdPrefix('ownSections', own.id)}
        showsOptional={false}
        spec={{ ...HEADING, placeholder: title }}
        value={own?.heading ?? headings[name] ?? ''}
        onChange={rename}
      />
      <Switch label="Show it on the pages" isOn={!hidden.includes(name)} onChange={show} />
      {isOwnList(name) && (
        <div className={styles.entries}>
          <LazyPart part={listStep}>
            {(ListStep) => (
              <ListStep
                list={name}
                openId={target?.part === name && 'id' in target ? target.id : undefined}
              />
            )}
          </LazyPart>
        </div>
      )}
    </>
  );
}
