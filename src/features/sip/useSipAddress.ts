import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { initialSipInputs, type SipInputs } from '../../domain/sip/inputs';

/** Long enough for a slider to come to rest: browsers refuse an address that changes with every pixel. */
const REST_MS = 300;

const INITIAL = initialSipInputs();
const NAMES = Object.keys(INITIAL) as (keyof SipInputs)[];

/** The boxes as an address says them; only those that aren't at their default are named. */
export function sipQuery(inputs: SipInputs): URLSearchParams {
  return new URLSearchParams(
    NAMES.filter((name) => inputs[name] !== INITIAL[name]).map((name) => [name, inputs[name]]),
  );
}

/** What an address says of the boxes. A link may say anything; a number box takes numbers only. */
function inputsIn(query: URLSearchParams): Partial<SipInputs> {
  const named = NAMES.map((name) => [name, query.get(name)] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== null && Number.isFinite(Number(value))));
}

/**
 * Keeps the plan in the address: a reload, a bookmark and a shared link show the same plan.
 * @param onOpen told once of the plan that the address names, if it names one
 */
export function useSipAddress(inputs: SipInputs, onOpen: (plan: Partial<SipInputs>) => void): void {
  const [query, setQuery] = useSearchParams();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const plan = inputsIn(query);
    if (Object.keys(plan).length > 0) onOpen(plan);
  }, [query, onOpen]);
  useEffect(() => {
    const next = sipQuery(inputs);
    if (next.toString() === query.toString()) return;
    const timer = setTimeout(() => setQuery(next, { replace: true, preventScrollReset: true }), REST_MS);
    return () => clearTimeout(timer);
  }, [inputs, query, setQuery]);
}
