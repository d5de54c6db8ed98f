import { PenFigure } from '../../ui/EmptyState';
import { Card } from '../../ui/Card';
import { Figure } from '../../ui/Figure';
import { PageHead } from '../../ui/PageHead';
import { PartsList } from '../../ui/PartsList';
import { Table, type TableColumns } from '../../ui/Table';
import { Specimen, SpecimenGroup } from './Specimen';
import styles from './Specimen.module.css';

interface Fee {
  readonly form: string;
  readonly person: string;
  readonly company: string;
}

const FEES: readonly Fee[] = [
  { form: 'Provisional filing', person: '₹1,600', company: '₹8,000' },
  { form: 'Complete specification', person: '₹4,000', company: '₹20,000' },
];

const FEE_COLUMNS: TableColumns<Fee> = [
  { header: 'What is filed', cell: (fee) => fee.form },
  { header: 'One person', cell: (fee) => fee.person },
  { header: 'Company', cell: (fee) => fee.company },
];

export function PaperSpecimens() {
  return (
    <SpecimenGroup title="Page parts">
      <Specimen title="Page head" isWide>
        <PageHead
          title="Diwali posters"
          breadcrumb={[
            { label: 'Social Media', to: '/socialAi' },
            { label: 'Occasion', to: '/occasional' },
          ]}
          lead="Type your details once, four posters follow."
          size="tool"
        />
      </Specimen>
      <Specimen title="Table (cards under 640 px)" isWide>
        <Table
          caption="Sample fees of an office"
          columns={FEE_COLUMNS}
          rows={FEES}
          rowKey={(fee) => fee.form}
        />
      </Specimen>
      <Specimen title="Parts list">
        <PartsList
          parts={[
            { numeral: 1, title: 'Your idea', text: 'The one part you bring' },
            { numeral: 10, title: 'Patent', text: 'Searched, written and filed', to: '/patent' },
            { numeral: 12, title: 'Website', text: 'From drawing to launch', to: '/website' },
          ]}
        />
      </Specimen>
      <Specimen title="Figure">
        <Figure
          className={styles.figure}
          number="FIG. 2"
          caption="A ruling pen and its line"
          parts={[
            { numeral: 10, name: 'blade' },
            { numeral: 12, name: 'screw' },
          ]}
        >
          <PenFigure />
        </Figure>
      </Specimen>
      <Specimen title="Cards" isWide>
        <Card look="wash">A quiet second background.</Card>
        <Card look="plate">Results have a heavy rule.</Card>
      </Specimen>
    </SpecimenGroup>
  );
}
