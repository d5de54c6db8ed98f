import type { PartComparison } from '../../../domain/resume/exchange/comparing';
import type { ImportChoice, ResumePartName } from '../../../domain/resume/exchange/resumeParts';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { counted } from '../../../domain/counting';
import { Select } from '../../../ui/Select';
import { Table, type TableColumns } from '../../../ui/Table';
import styles from './exchange.module.css';

interface PartsTableProps {
  readonly comparisons: readonly PartComparison[];
  readonly variant: ResumeVariant;
  readonly choiceOf: (comparison: PartComparison) => ImportChoice;
  readonly onChoose: (part: ResumePartName, choice: ImportChoice) => void;
}

/** What is counted in parts that aren't lists of entries. */
const COUNTED: Readonly<Partial<Record<ResumePartName, readonly [one: string, many: string]>>> = {
  personalInfo: ['field', 'fields'],
  ownSections: ['section', 'sections'],
  design: ['setting', 'settings'],
  letter: ['field', 'fields'],
};

function amount({ part }: PartComparison, count: number): string {
  if (count === 0) return 'none';
  return counted(count, ...(COUNTED[part] ?? ['entry', 'entries']));
}

const hereNow = (comparison: PartComparison): string =>
  comparison.isSame ? `${comparison.here}, the same` : amount(comparison, comparison.here);

function wordsOf(choice: ImportChoice, { part, here, afterAdding }: PartComparison): string {
  if (choice === 'replace') return 'Replace';
  if (choice === 'leave') return 'Leave';
  if (here === 0) return 'Add';
  return part === 'personalInfo' ? 'Fill the gaps' : `Add, ${afterAdding} in all`;
}

interface ChoiceProps extends Pick<PartsTableProps, 'choiceOf' | 'onChoose'> {
  readonly comparison: PartComparison;
}

function Choice({ comparison, choiceOf, onChoose }: ChoiceProps) {
  const { part, title, choices } = comparison;
  return (
    <Select
      isSmall
      aria-label={`${title}: what happens`}
      value={choiceOf(comparison)}
      onChange={({ currentTarget }) => onChoose(part, choices[currentTarget.selectedIndex] ?? choices[0])}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsOf(choice, comparison)}
        </option>
      ))}
    </Select>
  );
}

/** Each section of a file next to the same section here, with a choice of what to do with it. */
export function PartsTable({ comparisons, variant, choiceOf, onChoose }: PartsTableProps) {
  const columns: TableColumns<PartComparison> = [
    {
      header: 'Section',
      cell: ({ title, isShown }) => (
        <>
          {title}
          {!isShown && <small>Not in {RESUME_TEMPLATES[variant].name}, kept for the others</small>}
        </>
      ),
    },
    { header: 'In the file', cell: (comparison) => amount(comparison, comparison.inFile) },
    { header: 'Here now', cell: hereNow },
    {
      header: 'What happens',
      cell: (comparison) => <Choice comparison={comparison} choiceOf={choiceOf} onChoose={onChoose} />,
    },
  ];
  return (
    <Table
      caption="Sections of the file"
      isCaptionHidden
      columns={columns}
      rows={comparisons}
      rowKey={({ part }) => part}
      className={styles.table}
    />
  );
}
