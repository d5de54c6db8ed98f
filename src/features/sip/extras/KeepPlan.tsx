import { useEffect, useId, useRef, useState } from 'react';
import { CALCULATOR_TOOLS } from '../../../content/calculatorTools';
import { parseAmount } from '../../../domain/sip/amounts';
import { yearsCsv } from '../../../domain/sip/csv';
import { MOST_YEARS_SHOWN, type YearEnd } from '../../../domain/sip/plan';
import type { SipInputs } from '../../../domain/sip/inputs';
import { copyText, saveText } from '../../../services/files';
import { printing } from '../../../services/printing';
import { Button } from '../../../ui/Button';
import { sipQuery } from '../useSipAddress';
import styles from './KeepPlan.module.css';

interface KeepPlanProps {
  readonly inputs: SipInputs;
  readonly years: readonly YearEnd[];
  readonly isTodayShown: boolean;
}

/** The last action and its outcome. */
type Outcome = 'linkCopied' | 'linkNotCopied' | 'notPrinted';

/** URL that opens this plan. */
function linkTo(inputs: SipInputs): string {
  const query = sipQuery(inputs).toString();
  return `${window.location.origin}/calculator${query && `?${query}`}`;
}

/** Ways to keep a plan: a link, a spreadsheet file, a printout. */
export function KeepPlan({ inputs, years, isTodayShown }: KeepPlanProps) {
  const words = CALCULATOR_TOOLS.keep;
  const [outcome, setOutcome] = useState<Outcome>();
  const report = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // On phones, it is below three buttons, of which the one just pressed may be the last in the window.
    if (outcome) report.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const copy = async () => setOutcome((await copyText(linkTo(inputs))) ? 'linkCopied' : 'linkNotCopied');
  const download = () => {
    const { fileName, headers } = CALCULATOR_TOOLS.csv;
    saveText(yearsCsv(years, headers, isTodayShown), fileName, 'text/csv');
  };
  const print = () => {
    setOutcome(undefined);
    printing.print(CALCULATOR_TOOLS.printTitle).catch(() => setOutcome('notPrinted'));
  };
  return (
    <section className={styles.keep} aria-labelledby="keep">
      <h2 id="keep">{words.heading}</h2>
      <div className="buttons">
        <Button variant="ghost" icon="copy" onClick={() => void copy()}>
          {words.link}
        </Button>
        {years.length > 0 && (
          <Button variant="ghost" icon="download" onClick={download}>
            {words.csv}
          </Button>
        )}
        <Button variant="ghost" icon="print" onClick={print}>
          {words.print}
        </Button>
      </div>
      {(parseAmount(inputs.investmentDuration) ?? 0) > MOST_YEARS_SHOWN && <p>{words.tooLong}</p>}
      <p ref={report} className={styles.outcome} aria-live="polite">
        {outcome && words[outcome]}
      </p>
      {outcome === 'linkNotCopied' && <LinkField link={linkTo(inputs)} />}
    </section>
  );
}

/** The link for copying by hand, selected on mount. */
function LinkField({ link }: { readonly link: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{CALCULATOR_TOOLS.keep.linkLabel}</label>
      <input id={id} ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}
