import { useCallback, useDeferredValue, useMemo } from 'react';
import { CALCULATOR } from '../../content/calculator';
import { planFrom, resultOf, yearEnds } from '../../domain/sip/plan';
import type { SipInputs } from '../../domain/sip/inputs';
import { selectSipInputs, sipInputChanged, sipPlanOpened } from '../../store/calculatorSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useSipAddress } from './useSipAddress';

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

/** The inputs and everything derived from them. */
function viewOf(inputs: SipInputs) {
  const plan = planFrom(inputs);
  const result = plan && resultOf(plan);
  return {
    inputs,
    /** Absent while an input is not a number. */
    plan,
    /** Also absent if the result is too large to calculate. */
    result,
    /** Shown if there is no result: what to do. */
    hint: result ? undefined : plan ? CALCULATOR.tooLarge : CALCULATOR.hint,
    years: plan && result ? yearEnds(plan) : [],
    /** Whether the plan includes inflation. */
    isTodayShown: plan !== undefined && plan.inflationRate !== 0,
  };
}
