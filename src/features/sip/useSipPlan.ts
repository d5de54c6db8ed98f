import { useCallback, useDeferredValue, useMemo } from 'react';
import { CALCULATOR } from '../../content/calculator';
import { planFrom, resultOf, type YearEnd, yearEnds } from '../../domain/sip/plan';
import type { SipInputs } from '../../domain/sip/inputs';
import type { SipPlan, SipResult } from '../../domain/sip/sip';
import { selectSipInputs, sipInputChanged, sipPlanOpened } from '../../store/calculatorSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useSipAddress } from './useSipAddress';

/** The inputs and everything derived from them. */
interface SipView {
  readonly inputs: SipInputs;
  /** Absent while an input is not a number. */
  readonly plan: SipPlan | undefined;
  /** Also absent if the result is too large to calculate. */
  readonly result: SipResult | undefined;
  /** Shown if there is no result: what to do. */
  readonly hint: string | undefined;
  /** Empty while the data are incomplete. */
  readonly years: readonly YearEnd[];
  /** Whether the plan includes inflation. */
  readonly isTodayShown: boolean;
}

/** The plan, kept in the store and in the URL. @returns it twice, because chart and tables follow the results */
export function useSipPlan() {
  const inputs = useAppSelector(selectSipInputs);
  const dispatch = useAppDispatch();
  useSipAddress(inputs, (opened) => void dispatch(sipPlanOpened(opened)));
  const change = useCallback(
    (field: keyof SipInputs, value: string) => void dispatch(sipInputChanged({ field, value })),
    [dispatch],
  );
  const now = useMemo(() => viewOf(inputs), [inputs]);
  return { change, now, followed: useDeferredValue(now) };
}

function viewOf(inputs: SipInputs): SipView {
  const plan = planFrom(inputs);
  const result = plan && resultOf(plan);
  return {
    inputs,
    plan,
    result,
    hint: result ? undefined : plan ? CALCULATOR.tooLarge : CALCULATOR.hint,
    years: plan && result ? yearEnds(plan) : [],
    isTodayShown: plan !== undefined && plan.inflationRate !== 0,
  };
}
