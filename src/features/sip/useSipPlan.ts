import { useCallback } from 'react';
import { CALCULATOR } from '../../content/calculator';
import { parseAmount } from '../../domain/sip/amounts';
import { yearEnds, type YearEnd } from '../../domain/sip/growth';
import type { SipInputs } from '../../domain/sip/inputs';
import { planFrom, resultOf } from '../../domain/sip/plan';
import type { SipPlan, SipResult } from '../../domain/sip/sip';
import { selectSipInputs, sipInputChanged, sipPlanOpened } from '../../store/calculatorSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SIP_FIELD_NAMES, SIP_OPTION_NAMES } from './fieldNames';
import { useSipAddress } from './useSipAddress';

/** What is typed, and everything that follows from it. */
export interface SipView {
  readonly inputs: SipInputs;
  readonly change: (field: keyof SipInputs, value: string) => void;
  /** Absent while a box holds no number. */
  readonly plan: SipPlan | undefined;
  /** Absent, too, where the numbers end. */
  readonly result: SipResult | undefined;
  /** What to do where there is no result. */
  readonly hint: string | undefined;
  /** Empty where there is no whole picture to draw. */
  readonly years: readonly YearEnd[];
  /** Whether inflation is part of the plan. */
  readonly isTodayShown: boolean;
}

/** The plan in store and address. */
export function useSipPlan(): SipView {
  const inputs = useAppSelector(selectSipInputs);
  const dispatch = useAppDispatch();
  const change = useCallback(
    (field: keyof SipInputs, value: string) => void dispatch(sipInputChanged({ field, value })),
    [dispatch],
  );
  useSipAddress(
    inputs,
    useCallback((opened: Partial<SipInputs>) => void dispatch(sipPlanOpened(opened)), [dispatch]),
  );
  const plan = planFrom(inputs);
  const result = plan && resultOf(plan);
  return {
    inputs,
    change,
    plan,
    result,
    hint: result ? undefined : hintFor(inputs),
    years: plan && result ? yearEnds(plan) : [],
    isTodayShown: plan !== undefined && plan.inflationRate !== 0,
  };
}

function hintFor(inputs: SipInputs): string {
  const names = [...SIP_FIELD_NAMES, ...SIP_OPTION_NAMES];
  const isComplete = names.every((field) => parseAmount(inputs[field]) !== undefined);
  return isComplete ? CALCULATOR.tooLarge : CALCULATOR.hint;
}
