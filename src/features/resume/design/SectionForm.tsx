import { isOwnList } from '../../../domain/resume/lists';
import { DESIGN_ID_PREFIX, itemIdPrefix } from '../../../domain/resume/places';
import { HEADING } from '../../../domain/resume/sections';
import { useAppDispatch } from '../../../store/hooks';
import { itemChanged } from '../../../store/resumeSlice';
import { Field } from '../../../ui/Field';
import { LazyPart } from '../../../ui/LazyPart';
import { Switch } from '../../../ui/Switch';
import type { TargetProps } from '../editor/editedDocument';
import { listStep } from '../editor/lazyParts';
import type { ShownSection } from './shownSections';
import { useDesign } from './useDesign';
import styles from './design.module.css';

type SectionFormProps = ShownSection & TargetProps;

/** The heading of a section, whether it is shown, and the entries of one of the visitor's own. */
export function SectionForm({ name, title, own, target }: SectionFormProps) {
  const { design, change, typeHeading } = useDesign();
  const { hidden = [], headings = {} } = design;
  const dispatch = useAppDispatch();
  const show = (isShown: boolean) => {
    const others = hidden.filter((other) => other !== name);
    if (isShown) change('Section shown', name, { hidden: others });
    else change('Section hidden', name, { hidden: [...others, name] });
  };
  const rename = (_: string, heading: string) => {
    const { label } = HEADING;
    if (own) dispatch(itemChanged({ list: 'ownSections', id: own.id, label, changes: { heading } }));
    else if (!isOwnList(name)) typeHeading(name, heading);
  };
  return (
    <>
      <Field
        name={own ? 'heading' : name}
        idPrefix={own ? itemIdPrefix('ownSections', own.id) : DESIGN_ID_PREFIX}
        showsOptional={false}
        spec={{ ...HEADING, placeholder: title }}
        value={(isOwnList(name) ? own?.heading : headings[name]) ?? ''}
        onChange={rename}
      />
      <Switch label="Show it on the pages" isOn={!hidden.includes(name)} onChange={show} />
      {isOwnList(name) && (
        <div className={styles.entries} data-list={name}>
          <LazyPart part={listStep}>{(ListStep) => <ListStep list={name} target={target} />}</LazyPart>
        </div>
      )}
    </>
  );
}
