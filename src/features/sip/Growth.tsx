import { memo, type ComponentType } from 'react';
import { CALCULATOR } from '../../content/calculator';
import type { YearEnd } from '../../domain/sip/plan';
import { classNames } from '../../ui/classNames';
import { YearTable } from './YearTable';
import styles from './Growth.module.css';
import type { GrowthChartProps } from './extras/GrowthChart';

interface GrowthProps {
  readonly years: readonly YearEnd[];
  readonly isTodayShown: boolean;
  /** Loaded lazily; its space is reserved. */
  readonly Chart: ComponentType<GrowthChartProps> | undefined;
}

/** Chart and table; renders nothing while the data are incomplete. */
export const Growth = memo(function Growth({ years, isTodayShown, Chart }: GrowthProps) {
  if (years.length === 0) return null;
  return (
    <div className={classNames(styles.growth, isTodayShown && styles.wide)}>
      <section className={styles.chart} aria-labelledby="growth">
        <h2 id="growth">{CALCULATOR.growth}</h2>
        {Chart ? <Chart years={years} isTodayShown={isTodayShown} /> : <div className={styles.place} />}
      </section>
      <div className={styles.years}>
        <h2 id="years">{CALCULATOR.years}</h2>
        <YearTable years={years} isTodayShown={isTodayShown} />
      </div>
    </div>
  );
});
