import { CALCULATOR } from '../content/calculator';
import { SipCalculator } from '../features/sip/SipCalculator';
import { Wrap } from '../ui/Layout';
import { PageHead } from '../ui/PageHead';
import styles from './CalculatorPage.module.css';

export function CalculatorPage() {
  return (
    <Wrap className={styles.page}>
      <PageHead size="tool" title={CALCULATOR.heading} lead={CALCULATOR.lead} />
      <SipCalculator />
    </Wrap>
  );
}
